-- Genders of the operator. 3 and 8 are no genders: the bits 8 and 256 of the masks that the feed reads say something else. In seek, 7 is everybody,
-- and 16384 is added to it for the three built-in genders only.
alter table member
  drop constraint member_gender_check,
  drop constraint member_seek_check,
  add constraint member_gender_check check (gender between 0 and 13 and gender not in (3, 8)) not valid,
  add constraint member_seek_check check ((seek between 1 and 16383 or seek = 16391) and seek & 264 = 0) not valid;
