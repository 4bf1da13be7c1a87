-- When the person has last signed on; null until the next sign-on after this release. Their tokens of the service work for a week from then.
alter table staff_identity add column signed_on_at timestamptz;
