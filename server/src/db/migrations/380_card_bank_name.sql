-- The bank as it was named when the card was bound: what the list says where its issuer is not known any more. ENTITY-028
alter table bank_card add column bank_name text not null default '';
