-- Whether a passkey logs in without a password: its device finds it by itself and verifies its
-- user. Those made before stay a second factor.
alter table passkeys add column logs_in_alone boolean not null default false;

-- The challenge of such a login has no owner: only the answer says whose passkey it is.
alter table passkey_challenges alter column customer_id drop not null;
