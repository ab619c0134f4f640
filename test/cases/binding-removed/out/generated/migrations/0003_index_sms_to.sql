-- A change of the read model of shop-jobs.

-- bindings.SMS.index: to
ALTER TABLE tsumugi_jobs ADD COLUMN index_sms_to GENERATED ALWAYS AS (CASE WHEN binding = 'SMS' THEN json_extract(payload, '$.to') END) VIRTUAL;
CREATE INDEX tsumugi_jobs_index_sms_to ON tsumugi_jobs (index_sms_to, created_at) WHERE index_sms_to IS NOT NULL;
