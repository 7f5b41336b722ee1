-- The language of notices to a customer. Null until the first login of the main user sets it; until
-- then, and for a release that does not know it, that of the sign-up.
alter table customers add column notification_locale text;
