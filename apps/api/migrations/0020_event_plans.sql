-- What a host means to do for an event, and to spend on it.

-- Every change holds this row, so that changes of one event come one after the other.
CREATE TABLE event_plans (
  event_id bigint PRIMARY KEY REFERENCES events ON DELETE CASCADE,
  version integer NOT NULL DEFAULT 1,
  currency text NOT NULL DEFAULT 'USD' CHECK (currency ~ '^[A-Z]{3}$'),
  -- amounts are in the minor unit of the currency
  planned_total bigint CONSTRAINT event_plans_amount CHECK (planned_total BETWEEN 0 AND 1000000000000),
  total_todos integer NOT NULL DEFAULT 0 CONSTRAINT event_plans_todos CHECK (total_todos BETWEEN 0 AND 100),
  total_lines integer NOT NULL DEFAULT 0 CONSTRAINT event_plans_lines CHECK (total_lines BETWEEN 0 AND 100)
);

CREATE TABLE event_todos (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  event_id bigint NOT NULL REFERENCES event_plans ON DELETE CASCADE,
  position integer NOT NULL,
  title text NOT NULL CHECK (char_length(title) BETWEEN 1 AND 200),
  due_on date,
  is_done boolean NOT NULL DEFAULT false,
  -- checked at the end of a statement: to move one is to number them all
  UNIQUE (event_id, position) DEFERRABLE
);

CREATE TABLE event_budget_lines (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  event_id bigint NOT NULL REFERENCES event_plans ON DELETE CASCADE,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 120),
  planned bigint NOT NULL DEFAULT 0,
  spent bigint NOT NULL DEFAULT 0,
  CONSTRAINT event_budget_lines_amount CHECK (
    planned BETWEEN 0 AND 1000000000000 AND spent BETWEEN 0 AND 1000000000000)
);
CREATE INDEX event_budget_lines_event ON event_budget_lines (event_id, id);
