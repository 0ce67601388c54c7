-- The house's zone is a constant: issues, rounds and offers are all numbered by it. docs/decisions/365-one-rule-for-times.md
delete from setting where setting_key = 'siteUtcOffsetMinutes';
