-- Below this balance the main user gets a mail, and the employees who were chosen; null: no mail.
-- `alert_since` is when the balance fell below, null while it is not below.
alter table customers
  add column alert_below numeric(14, 4),
  add column alert_since timestamptz;

-- The language of mails to an employee; null until they have logged in once after this.
alter table employees
  add column gets_balance_alert boolean not null default false,
  add column notification_locale text;
