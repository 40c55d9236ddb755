-- How many items a step was about, and of how many of them less was done than was asked for: later steps change the items.
ALTER TABLE booking_steps ADD COLUMN items integer, ADD COLUMN changed integer;

-- Of older steps no more is known than what the booking has now; an offer of less had at least one change.
UPDATE booking_steps AS step SET items = known.items,
  changed = CASE WHEN step.action = 'propose' THEN greatest(known.changed, 1) ELSE 0 END
FROM (
  SELECT bookings.id, greatest(count(item.id), 1) AS items,
    count(item.id) FILTER (WHERE item.qty_accepted < item.qty) AS changed
  FROM bookings LEFT JOIN booking_items AS item ON item.booking_id = bookings.id
  GROUP BY bookings.id
) AS known
WHERE known.id = step.booking_id;

ALTER TABLE booking_steps ALTER COLUMN items SET NOT NULL, ALTER COLUMN changed SET NOT NULL,
  ADD CONSTRAINT booking_steps_items CHECK (items > 0),
  ADD CONSTRAINT booking_steps_changed CHECK (changed BETWEEN 0 AND items);
