alter table member validate constraint member_gender_check, validate constraint member_seek_check;
