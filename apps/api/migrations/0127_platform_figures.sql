-- What has happened on the platform, day by day (UTC): counted once a day is over, and read from here only.
CREATE TABLE platform_figures (
  figure text NOT NULL CHECK (figure IN ('sign_ups', 'active', 'posts', 'events', 'bookings', 'deals', 'reports_opened',
    'reports_decided', 'decide_minutes', 'paid')),
  day date NOT NULL,
  -- of sums, which are in its minor unit; else empty
  currency text NOT NULL DEFAULT '' CHECK (currency ~ '^([A-Z]{3})?$'),
  value bigint NOT NULL CHECK (value >= 0),
  PRIMARY KEY (figure, day, currency),
  CONSTRAINT platform_figures_currency CHECK ((figure = 'paid') = (currency <> ''))
);
CREATE INDEX platform_figures_day ON platform_figures (day);
