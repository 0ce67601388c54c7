-- Names of prizes stated their sum in a fixed currency. `%sum%` stands for the prize's own amount in the site's currency,
-- which the house fills in. The words that it replaces are written by their code points, since migrations hold no texts.
update wheel_prize set names = regexp_replace(names::text, U&'\0E3F[0-9,]+', '%sum%', 'g')::jsonb
  where amount_satang > 0;
update check_in_prize
  set names = regexp_replace(names::text, U&'[0-9,]+ (\94E2|b[a]ht|\0E1A\0E32\0E17)', '%sum%', 'g')::jsonb
  where amount_satang > 0;
update points_offer
  set names = regexp_replace(names::text, U&'[0-9,]+ (\94E2|b[a]ht|\0E1A\0E32\0E17)', '%sum%', 'g')::jsonb
  where amount_satang > 0;
