-- A bonus is for a single product: games of chance, matches or draws. '1' lets terms mix them. M22
insert into setting (setting_key, setting_value) values ('bonusManyProducts', '0') on conflict do nothing;

-- What is still to be given keeps its most likely product; bonuses that players hold stay as they were given.
update promotion
set terms = jsonb_set(terms, '{weights}', (terms -> 'weights') ||
  case rule ->> 'gameType'
    when '3' then '{"slots":0,"live":0,"lottery":0,"fish":0,"chess":0,"hall3d":0,"other":0}'::jsonb
    when '4' then '{"slots":0,"live":0,"sports":0,"fish":0,"chess":0,"hall3d":0,"other":0}'::jsonb
    else '{"sports":0,"lottery":0}'::jsonb
  end)
where (terms -> 'weights' ->> 'slots')::integer > 0
  and ((terms -> 'weights' ->> 'sports')::integer > 0 or (terms -> 'weights' ->> 'lottery')::integer > 0);

update private_bonus
set terms = jsonb_set(terms, '{weights}', (terms -> 'weights') || '{"sports":0,"lottery":0}'::jsonb)
where applied_ms is null
  and (terms -> 'weights' ->> 'slots')::integer > 0
  and ((terms -> 'weights' ->> 'sports')::integer > 0 or (terms -> 'weights' ->> 'lottery')::integer > 0);
