-- owner: registration
-- Domains of mail about which the operator decides otherwise than the list of disposable services. One decides for its subdomains, too.
create table mail_domain (
  -- Lower case, in ASCII (punycode).
  domain text primary key,
  -- Whether new accounts are held; otherwise the domain is never taken for a disposable one.
  held boolean not null
);
