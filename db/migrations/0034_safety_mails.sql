-- The link in a mail could stop safety mails until now, so nobody knows who switched them off. They are on again; the settings still switch them off.
update notification_choice set email = true where kind = 'safety' and not email;
