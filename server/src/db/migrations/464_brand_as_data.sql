-- The currency of a site is that of its brand, so no table may name a fixed set of them.
alter table receiving_bank drop constraint if exists receiving_bank_currency_check;
alter table pay_channel drop constraint if exists pay_channel_currency_check;

-- A text that names the site does so by a placeholder, which the house fills with the brand's name. The name that it
-- replaces is written by its code points, since migrations hold no texts.
update home_banner set words = replace(words::text, U&'\524D\5385', '%brand%')::jsonb where words::text like U&'%\524D\5385%';

-- The brand states the contacts. What an operator has set stays.
update setting set setting_value = '' where setting_key = 'customerEmail' and setting_value like 'service@%.example';
