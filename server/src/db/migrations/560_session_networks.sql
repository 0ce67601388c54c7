-- What tells households apart: an IPv4 address, or the /64 of an IPv6 address, whose last half each device chooses anew.
-- Null for the addresses of one machine or one local network, and for what is no address. Not safe for parallel workers,
-- because catching an error takes a subtransaction, which a worker must not begin.
create function network_of(ip text) returns text
language plpgsql immutable parallel unsafe as $$
declare
  plain inet;
begin
  plain := regexp_replace(ip, '^::ffff:(?=[0-9.]+$)', '', 'i')::inet;
  if plain <<= any(array['127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '::1/128', 'fc00::/7',
                         'fe80::/10']::inet[]) then
    return null;
  end if;
  return case family(plain) when 4 then host(plain) else text(network(set_masklen(plain, 64))) end;
exception when invalid_text_representation then
  return null;
end
$$;

drop index session_by_address;
create index session_by_network on session (network_of(ip), opened_ms desc);
