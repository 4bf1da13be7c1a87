-- allow: the table has some dozen rows
alter table vocabulary_entry
  drop constraint vocabulary_entry_list_check,
  add constraint vocabulary_entry_list_check check (list in ('interests', 'prompts', 'goals', 'genders'));
