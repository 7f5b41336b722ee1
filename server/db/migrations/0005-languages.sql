-- One jsonb column holds a text in all languages: {"en": "…", "zh": "…"}. A texts table keyed by
-- language would ask for a join or an aggregate wherever a text is read, and we always read all.
alter table status_services add column name jsonb;
update status_services set name = jsonb_build_object('en', english_name, 'zh', chinese_name);
alter table status_services
  alter column name set not null,
  alter column english_name drop not null,
  alter column chinese_name drop not null,
  add check (name ->> 'en' is not null);

alter table status_incidents add column title jsonb;
update status_incidents set title = jsonb_build_object('en', english_title, 'zh', chinese_title);
alter table status_incidents
  alter column title set not null,
  alter column english_title drop not null,
  alter column chinese_title drop not null,
  add check (title ->> 'en' is not null);

alter table status_updates add column text jsonb;
update status_updates set text = jsonb_build_object('en', english_text, 'zh', chinese_text);
alter table status_updates
  alter column text set not null,
  alter column english_text drop not null,
  alter column chinese_text drop not null,
  add check (text ->> 'en' is not null);

-- The release before knows the columns english_… and chinese_… alone. Until a later migration
-- drops them together with this function, whichever side was written fills the other.
create function status_texts_in_step() returns trigger language plpgsql as $$
declare
  field text := tg_argv[0];
  was jsonb := to_jsonb(old);
  becomes jsonb := to_jsonb(new);
  texts jsonb := nullif(becomes -> field, 'null');
  by_column jsonb := jsonb_build_object(
    'en', becomes -> ('english_' || field),
    'zh', becomes -> ('chinese_' || field)
  );
begin
  if texts is null then
    texts := by_column;
  elsif texts = was -> field then
    texts := texts || by_column;
  end if;
  return jsonb_populate_record(new, jsonb_build_object(
    field, texts,
    'english_' || field, texts -> 'en',
    'chinese_' || field, coalesce(texts -> 'zh', texts -> 'en')
  ));
end
$$;

create trigger texts_in_step before insert or update on status_services
  for each row execute function status_texts_in_step('name');
create trigger texts_in_step before insert or update on status_incidents
  for each row execute function status_texts_in_step('title');
create trigger texts_in_step before insert or update on status_updates
  for each row execute function status_texts_in_step('text');

-- Which languages there are is said in contract/locale.ts alone.
alter table customers drop constraint customers_locale_check;
alter table outbox_messages drop constraint outbox_messages_locale_check;
alter table contact_messages drop constraint contact_messages_locale_check;
alter table status_subscriptions drop constraint status_subscriptions_locale_check;
