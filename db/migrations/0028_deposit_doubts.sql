-- What is wrong with a payment under review, as a code with its values, so that whoever decides reads it in their language.
alter table deposit add column doubt jsonb;
