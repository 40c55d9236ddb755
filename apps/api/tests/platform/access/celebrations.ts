/** Who is served by the operations of celebrations: an event of the owner for connections, with co-host, helper at the door and a guest who comes; `table.ts` says how to read it. */
export const celebrations = `
# Own lists and calendars, and what is open to everybody.
# operation                            g s c b o k h e p u m a
  eventsList                           n y y y y y y y y y y y
  eventsCreate                         n y y y y y y y y y y y
  agendaRead                           n y y y y y y y y y y y
  nearbyEventsNear                     n y y y y y y y y y y y
  nearbyEventsLive                     n y y y y y y y y y y y
  calendarsLink                        n y y y y y y y y y y y
  calendarsRenew                       n y y y y y y y y y y y
  calendarsEnd                         n y y y y y y y y y y y
  eventsPublic                         y y y y y y y y y y y y
  calendarsSubscribe                   y y y y y y y y y y y y

# Whoever has the link of an e-mail.
# operation                            g s c b o k h e p u m a
  eventAlertsConfirm                   y y y y y y y y y y y y
  eventAlertsDeny                      y y y y y y y y y y y y
  eventAlertsDelete                    y y y y y y y y y y y y

# Connections see the event, and who has to do with it; the host does not mark it.
# operation                            g s c b o k h e p u m a
  eventsGet                            n n y n y y y y n n n n
  calendarsEvent                       n n y n y y y y n n n n
  eventPollsGet                        n n y n y y y y n n n n
  eventsMark                           n n y n n y y y n n n n
  eventsUnmark                         n n y n n y y y n n n n

# Who was asked or helped reads that it was cancelled.
# operation                            g s c b o k h e p u m a
  cancelledEventsGet                   n n n n n y y y n n n n

# Only the host cancels, and says who helps; a helper may leave.
# operation                            g s c b o k h e p u m a
  eventsDelete                         n n n n y n n n n n n n
  eventHelpersName                     n n n n y n n n n n n n
  eventHelpersDismiss                  n n n n y n y n n n n n

# Host and co-host prepare it.
# operation                            g s c b o k h e p u m a
  eventsEdit                           n n n n y y n n n n n n
  eventPlansSummary                    n n n n y y n n n n n n
  eventPlansEditBudget                 n n n n y y n n n n n n
  eventPlansAddTodo                    n n n n y y n n n n n n
  eventPlansEditTodo                   n n n n y y n n n n n n
  eventPlansMoveTodo                   n n n n y y n n n n n n
  eventPlansDeleteTodo                 n n n n y y n n n n n n
  eventPlansAddLine                    n n n n y y n n n n n n
  eventPlansEditLine                   n n n n y y n n n n n n
  eventPlansDeleteLine                 n n n n y y n n n n n n
  eventPollsPick                       n n n n y y n n n n n n
  eventPollsChange                     n n n n y y n n n n n n
  eventWallSettings                    n n n n y y n n n n n n
  eventWallApprove                     n n n n y y n n n n n n
  eventHelpersList                     n n n n y y n n n n n n

# Guests vote, by account or link; hosts pick.
# operation                            g s c b o k h e p u m a
  eventPollsVote                       n n n n n n n y n n n n

# Who comes writes on the wall with the hosts. Everybody reads what they wrote themselves, also when they are no guest anymore.
# operation                            g s c b o k h e p u m a
  eventWallList                        n n n n y y n y n n n n
  eventWallAdd                         n n n n y y n y n n n n
  eventWallDelete                      n n n n y y n y n n n n
  eventWallOwn                         n y y y y y y y y y y y

# The door.
# operation                            g s c b o k h e p u m a
  checkInsDoor                         n n n n y y y n n n n n
  checkInsCheckIn                      n n n n y y y n n n n n
  checkInsUndo                         n n n n y y y n n n n n

# What a service asks about the event.
# operation                            g s c b o k h e p u m a
  bookingsOfEvent                      n n n n y y n n n n n n
  bookingsReach                        n n n n y y n n n n n n

# And about a city, before there is an event.
# operation                            g s c b o k h e p u m a
  bookingsReachNew                     n y y y y y y y y y y y
`
