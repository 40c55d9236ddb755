/** Who is served by the operations of market: the store of P, where U has booked; deals of the owner; `table.ts` says how to read it. */
export const market = `
# Open to everybody.
# operation                            g s c b o k h e p u m a
  categoriesList                       y y y y y y y y y y y y
  findingList                          y y y y y y y y y y y y

# The pages of the store, but not for whom P has blocked.
# operation                            g s c b o k h e p u m a
  storesGet                            y y y n y y y y y y y y
  offersOfProvider                     y y y n y y y y y y y y
  offersGet                            y y y n y y y y y y y y
  viewsRecord                          y y y n y y y y y y y y
  servicesOfProvider                   y y y n y y y y y y y y
  servicesGet                          y y y n y y y y y y y y
  questionsOfProvider                  y y y n y y y y y y y y
  albumsOfProvider                     y y y n y y y y y y y y
  albumsGet                            y y y n y y y y y y y y
  availabilityOfProvider               y y y n y y y y y y y y
  reviewsOfProvider                    y y y n y y y y y y y y

# The same, of others than P.
# operation                            g s c b o k h e p u m a
  storesJoin                           n y y n y y y y n y y y
  storesInquire                        n y y n y y y y n y y y
  storesExit                           n y y n y y y y n y y y
  questionsAsk                         n y y n y y y y n y y y
  storesReport                         n y y n y y y y n y y y
  availabilityHold                     n y y n y y y y n y y y
  cartsPut                             n y y n y y y y n y y y

# P alone keeps the store.
# operation                            g s c b o k h e p u m a
  storesEdit                           n n n n n n n n y n n n
  verificationsOwn                     n n n n n n n n y n n n
  offersList                           n n n n n n n n y n n n
  offersCreate                         n n n n n n n n y n n n
  offersEdit                           n n n n n n n n y n n n
  offersDelete                         n n n n n n n n y n n n
  viewsFigures                         n n n n n n n n y n n n
  figuresBookings                      n n n n n n n n y n n n
  servicesList                         n n n n n n n n y n n n
  servicesCreate                       n n n n n n n n y n n n
  servicesEdit                         n n n n n n n n y n n n
  servicesDelete                       n n n n n n n n y n n n
  priceListsPreview                    n n n n n n n n y n n n
  priceListsWrite                      n n n n n n n n y n n n
  questionsWaiting                     n n n n n n n n y n n n
  questionsAnswer                      n n n n n n n n y n n n
  albumsCreate                         n n n n n n n n y n n n
  albumsEdit                           n n n n n n n n y n n n
  albumsDelete                         n n n n n n n n y n n n
  availabilityGet                      n n n n n n n n y n n n
  availabilityEdit                     n n n n n n n n y n n n
  availabilityMark                     n n n n n n n n y n n n
  ordersList                           n n n n n n n n y n n n
  subscriptionsGet                     n n n n n n n n y n n n
  subscriptionsSubscribe               n n n n n n n n y n n n
  subscriptionsPreview                 n n n n n n n n y n n n
  subscriptionsCancel                  n n n n n n n n y n n n

# U has asked a question and holds a day.
# operation                            g s c b o k h e p u m a
  questionsDelete                      n n n n n n n n y y n n
  availabilityRelease                  n n n n n n n n n y n n

# Own carts, bookings, holds and receipts.
# operation                            g s c b o k h e p u m a
  cartsGet                             n y y y y y y y y y y y
  cartsAccept                          n y y y y y y y y y y y
  cartsRemove                          n y y y y y y y y y y y
  availabilityHolds                    n y y y y y y y y y y y
  bookingsList                         n y y y y y y y y y y y
  bookingsCount                        n y y y y y y y y y y y
  paymentsReceipts                     n y y y y y y y y y y y

# The host of an event books for it, or their co-host.
# operation                            g s c b o k h e p u m a
  bookingsCreate                       n n n n y y n n n n n n

# A booking of U, each action when its time has come.
# operation                            g s c b o k h e p u m a
  bookingsGet                          n n n n n n n n y y n n
  bookingsAlternatives                 n n n n n n n n y y n n
  agreementsDocument                   n n n n n n n n y y n n
  agreementsCalendar                   n n n n n n n n y y n n
  bookingsCancel                       n n n n n n n n y y n n
  reviewsOfBooking                     n n n n n n n n y y n n
  reviewsWrite                         n n n n n n n n y y n n
  bookingsAccept                       n n n n n n n n y n n n
  bookingsDecline                      n n n n n n n n y n n n
  bookingsServe                        n n n n n n n n y n n n
  bookingsComplete                     n n n n n n n n y n n n
  reviewsOfCelebrant                   n n n n n n n n y n n n
  bookingsConfirm                      n n n n n n n n n y n n
  bookingsPay                          n n n n n n n n n y n n

# What U has written about it.
# operation                            g s c b o k h e p u m a
  reviewsEdit                          n n n n n n n n n y n n
  reviewsAnswer                        n n n n n n n n y n n n
  reviewsReport                        n y y n y y y y y n y y

# A payment of P.
# operation                            g s c b o k h e p u m a
  paymentsCheck                        n n n n n n n n y n n n
  paymentsReceipt                      n n n n n n n n y n n n

# Deals, of which one is of the owner.
# operation                            g s c b o k h e p u m a
  dealsList                            n y y y y y y y y y y y
  dealsSaved                           n y y y y y y y y y y y
  dealsCreate                          n y y y y y y y y y y y
  dealsGet                             y y y n y y y y y y y y
  dealsMore                            y y y n y y y y y y y y
  dealsView                            y y y n y y y y y y y y
  dealsSave                            n y y n n y y y y y y y
  dealsInquire                         n y y n n y y y y y y y
  dealsReport                          n y y n n y y y y y y y
  dealsUnsave                          n y y n y y y y y y y y
  dealsEdit                            n n n n y n n n n n n n
  dealsSetStatus                       n n n n y n n n n n n n
  dealsDelete                          n n n n y n n n n n n n
  boostsList                           n n n n y n n n n n n n
  boostsQuote                          n n n n y n n n n n n n
  boostsCreate                         n n n n y n n n n n n n
`
