-- What is paid for follows what was paid before it, and only one thing can follow another: of two payments that were begun before
-- either was paid, the second is given back.
ALTER TABLE plan_periods ADD follows bigint REFERENCES plan_periods;
UPDATE plan_periods SET follows = chain.before
  FROM (SELECT id, lag(id) OVER (PARTITION BY provider_id ORDER BY id) AS before FROM plan_periods) AS chain
  WHERE chain.id = plan_periods.id;
ALTER TABLE plan_periods ADD CONSTRAINT plan_periods_follow UNIQUE NULLS NOT DISTINCT (provider_id, follows);
