-- Deals that are paid to come first, and what they bring by day.

-- When the deal is boosted, all times that are not over yet; kept by boosts.
ALTER TABLE deals ADD COLUMN boosted_times tstzmultirange CHECK (NOT isempty(boosted_times));
-- Round this ring boosted deals take turns.
CREATE INDEX deals_turns ON deals (hashint8extended(id, 0), id) WHERE is_listed AND boosted_times IS NOT NULL;

-- What a deal has brought on a day of the UTC calendar: who looked at it, saves that stayed, people who asked about it.
CREATE TABLE deal_days (
  deal_id bigint NOT NULL REFERENCES deals ON DELETE CASCADE,
  day date NOT NULL,
  views integer NOT NULL DEFAULT 0 CHECK (views >= 0),
  saves integer NOT NULL DEFAULT 0 CHECK (saves >= 0),
  inquiries integer NOT NULL DEFAULT 0 CHECK (inquiries >= 0),
  PRIMARY KEY (deal_id, day)
);
INSERT INTO deal_days (deal_id, day, saves, inquiries)
SELECT deal_id, day, sum(saves), sum(inquiries) FROM (
  SELECT deal_id, (created_at AT TIME ZONE 'UTC')::date AS day, 1 AS saves, 0 AS inquiries FROM deal_saves
  UNION ALL SELECT deal_id, (created_at AT TIME ZONE 'UTC')::date, 0, 1 FROM deal_inquiries WHERE deal_id IS NOT NULL) brought
GROUP BY deal_id, day;

-- Who was counted today, as a keyed hash that means nothing on another day; deleted when the day is over.
CREATE TABLE deal_viewers (
  deal_id bigint NOT NULL REFERENCES deals ON DELETE CASCADE,
  day date NOT NULL,
  viewer text NOT NULL,
  PRIMARY KEY (deal_id, day, viewer)
);
CREATE INDEX deal_viewers_day ON deal_viewers (day);

CREATE FUNCTION count_deal_view() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO deal_days AS known (deal_id, day, views) VALUES (NEW.deal_id, NEW.day, 1)
  ON CONFLICT (deal_id, day) DO UPDATE SET views = known.views + 1;
  RETURN NULL;
END $$;
CREATE TRIGGER deal_viewers_counted AFTER INSERT ON deal_viewers FOR EACH ROW EXECUTE FUNCTION count_deal_view();

CREATE FUNCTION count_deal_inquiry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO deal_days AS known (deal_id, day, inquiries) VALUES (NEW.deal_id, (NEW.created_at AT TIME ZONE 'UTC')::date, 1)
  ON CONFLICT (deal_id, day) DO UPDATE SET inquiries = known.inquiries + 1;
  RETURN NULL;
END $$;
CREATE TRIGGER deal_inquiries_counted AFTER INSERT ON deal_inquiries FOR EACH ROW EXECUTE FUNCTION count_deal_inquiry();

CREATE OR REPLACE FUNCTION count_deal_saves() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE deals SET total_saves = total_saves + CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END
  WHERE id = coalesce(NEW.deal_id, OLD.deal_id);
  IF TG_OP = 'INSERT' THEN
    INSERT INTO deal_days AS known (deal_id, day, saves) VALUES (NEW.deal_id, (NEW.created_at AT TIME ZONE 'UTC')::date, 1)
    ON CONFLICT (deal_id, day) DO UPDATE SET saves = known.saves + 1;
  ELSE
    UPDATE deal_days SET saves = saves - 1 WHERE deal_id = OLD.deal_id AND day = (OLD.created_at AT TIME ZONE 'UTC')::date;
  END IF;
  RETURN NULL;
END $$;

-- Boosts that are paid: whole days of the UTC calendar.
CREATE TABLE boosts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Not a foreign key: what was paid stays when the deal goes.
  deal_id bigint NOT NULL,
  payment_id bigint NOT NULL UNIQUE REFERENCES payments,
  starts_at timestamptz NOT NULL CHECK (date_trunc('day', starts_at AT TIME ZONE 'UTC') = starts_at AT TIME ZONE 'UTC'),
  ends_at timestamptz NOT NULL,
  days integer NOT NULL CHECK (days >= 1),
  -- As it was when the boost was bought, in minor units.
  day_price bigint NOT NULL CHECK (day_price > 0),
  amount bigint NOT NULL,
  currency char(3) NOT NULL,
  paid_at timestamptz NOT NULL,
  -- open → served, all of it, or stopped: the deal was no longer to be had, and the days that were left are refunded.
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'served', 'stopped')),
  closed_at timestamptz,
  days_served integer,
  refunded bigint NOT NULL DEFAULT 0,
  CONSTRAINT boosts_days CHECK (ends_at = starts_at + days * interval '24 hours'),
  CONSTRAINT boosts_amount CHECK (amount = days * day_price),
  CONSTRAINT boosts_closed CHECK ((status = 'open') = (closed_at IS NULL) AND (status = 'open') = (days_served IS NULL)),
  CONSTRAINT boosts_served CHECK (days_served BETWEEN 0 AND days AND (days_served = days) = (status = 'served')),
  CONSTRAINT boosts_refunded CHECK (refunded = (days - coalesce(days_served, days)) * day_price),
  CONSTRAINT boosts_apart EXCLUDE USING gist (int8range(deal_id, deal_id, '[]') WITH &&, tstzrange(starts_at, ends_at) WITH &&)
    WHERE (status <> 'stopped')
);
CREATE INDEX boosts_of_deal ON boosts (deal_id, starts_at DESC, id DESC);
CREATE INDEX boosts_due ON boosts (ends_at, id) WHERE status = 'open';

CREATE FUNCTION check_boost_step() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status <> 'open' OR (OLD.deal_id, OLD.payment_id, OLD.starts_at, OLD.ends_at, OLD.days, OLD.day_price, OLD.currency, OLD.paid_at)
      IS DISTINCT FROM (NEW.deal_id, NEW.payment_id, NEW.starts_at, NEW.ends_at, NEW.days, NEW.day_price, NEW.currency, NEW.paid_at) THEN
    RAISE EXCEPTION 'A boost cannot become that.' USING ERRCODE = 'check_violation', CONSTRAINT = 'boosts_steps';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER boosts_steps BEFORE UPDATE ON boosts FOR EACH ROW EXECUTE FUNCTION check_boost_step();
