-- owner: members
alter table member validate constraint member_role_check;
