-- Who answered a contact message, and when: null while it waits.
alter table contact_messages add column answered_at timestamptz, add column answered_by text;
create index contact_messages_answered on contact_messages (answered_at);
