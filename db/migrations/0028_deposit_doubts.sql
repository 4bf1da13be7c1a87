-- What is wrong with a payment under review, as a code with its values, so that whoever decides reads it in their language.
alter table deposit add column doubt jsonb;
update deposit set doubt = jsonb_build_object('kind', 'noted', 'text', reason), reason = null where status = 'review' and reason is not null;
