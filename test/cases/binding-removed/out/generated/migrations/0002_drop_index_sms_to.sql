-- A change of the read model of shop-jobs.

-- bindings.SMS.index: to
DROP INDEX tsumugi_jobs_index_sms_to;
ALTER TABLE tsumugi_jobs DROP COLUMN index_sms_to;
