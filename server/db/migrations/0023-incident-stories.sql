-- A text may be written in one language first: {"en": "…", "zh": "…", "only": "en"} has the same
-- text twice until its translation follows. What a correction replaced stays with the update:
-- [{"at": "2026-…", "before": {"en": "…", "zh": "…"}}].
alter table status_updates add column corrections jsonb not null default '[]';

alter table status_incidents
  -- When customers hear more.
  add column next_update_at timestamptz,
  -- A report was promised when the incident ended; it is published once, and then only corrected.
  add column report_expected boolean not null default false,
  add column report jsonb;
