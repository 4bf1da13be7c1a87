-- The photo or the answer of the receiver that a message is about: the id of the photo, or a digest of question and answer. Neither is a copy, so
-- nothing of the item stays once its owner removes it. There is no foreign key, because a removed photo must be told from none.
alter table message
  add column liked_photo_id uuid,
  add column liked_answer bytea;
