-- The lobby says of a game that the operator has closed that it is closed: its kept replies follow the switches.
create trigger play_switch_changed after insert or update or delete or truncate on play_switch
  for each statement execute function bump_data_version('catalogue');
