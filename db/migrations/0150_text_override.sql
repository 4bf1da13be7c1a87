-- Rises with each change of a text, so that every process notices it.
create sequence text_override_revision;
-- owner: site
-- Texts of the operator in place of those of the service. A plural form is a text of its own.
create table text_override (
  locale text not null,
  key text not null,
  text text not null,
  revision bigint not null,
  primary key (locale, key)
);
