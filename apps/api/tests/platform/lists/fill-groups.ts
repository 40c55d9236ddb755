import { numbers, person, type Rows, time } from './rows.ts'

/** A group of Ana's with as many members as one may have. */
export const hotGroup = 1

const most = 450

const crowd = (rows: Rows) => [
  ...(rows.from === 1
    ? [
        `INSERT INTO groups (id, owner_id, name, shows_history, member_count, created_at) OVERRIDING SYSTEM VALUE
         VALUES (${hotGroup}, ${rows.ana}, 'Everybody', true, 500, ${time('0')})`,
        `INSERT INTO group_members (group_id, user_id, role, state, since)
         VALUES (${hotGroup}, ${rows.ana}, 'owner', 'joined', ${time('0')})`,
      ]
    : []),
  `INSERT INTO group_members (group_id, user_id, state, since)
   SELECT ${hotGroup}, ${person('n')}, 'joined', ${time()} FROM ${numbers(rows)} WHERE n <= ${most}`,
]

/** Each person has a group; Ana is invited to every third, and a member of the others, of which half have Person 63 too. */
const each = (rows: Rows) => [
  `INSERT INTO groups (id, owner_id, name, shows_history, member_count, created_at) OVERRIDING SYSTEM VALUE
   SELECT ${person('n')}, ${person('n')}, 'Group ' || n, false, 3, ${time()} FROM ${numbers(rows)}`,
  `INSERT INTO group_members (group_id, user_id, role, state, invited_by, since)
   SELECT ${person('n')}, ${person('n')}, 'owner', 'joined', NULL, ${time()} FROM ${numbers(rows)}
   UNION ALL SELECT ${person('n')}, ${rows.ana}, 'member', CASE n % 3 WHEN 0 THEN 'invited' ELSE 'joined' END, ${person('n')}, ${time()}
     FROM ${numbers(rows)}
   UNION ALL SELECT ${person('n')}, ${person(63)}, 'member', 'joined', NULL, ${time()} FROM ${numbers(rows)}
     WHERE n % 2 = 0`,
]

export const groupsOf = (rows: Rows): string[] => [...crowd(rows), ...each(rows)]
