-- owner: members
-- Whether the member has named people from whom they are hidden; the rule then looks for the viewer among them.
alter table member add column hides_from_known boolean not null default false;
