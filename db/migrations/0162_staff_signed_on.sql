-- When the person has last signed on; null until the next sign-on after this release. Their tokens of the service work for a week from then.
alter table staff_identity add column signed_on_at timestamptz;
-- Tokens of the service whose makers are administrators no longer.
delete from access_token using member
where member.id = access_token.member_id and access_token.kind = 'service' and member.role <> 'admin';
