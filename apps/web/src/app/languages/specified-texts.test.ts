import { guestMessages, signedInMessages } from 'virtual:messages'
import { expect, test } from 'vitest'

type Tree = { readonly [key: string]: string | Tree }

const english: Tree = { ...(await guestMessages.en()).default, ...(await signedInMessages.en()).default }

const textAt = (path: string) =>
  path
    .split('.')
    .reduce<string | Tree | undefined>((at, key) => (typeof at === 'object' ? at[key] : undefined), english)

/** What the specification names on a provider's page, in the cart and at the checkout. */
const ofTheCart = {
  'stores.join': 'Join',
  'stores.exit': 'Exit',
  'stores.bookMore': 'BOOK MORE',
  'carts.add': 'Add',
  'carts.items': 'Items',
  'carts.quantity': 'Quantity',
  'carts.price': 'Price',
  'carts.total': 'Total',
  'carts.action': 'Action',
  'carts.summary': 'Checkout summary',
  'carts.subTotal': 'Sub Total',
  'carts.tax': 'Tax',
  'carts.createEvent': 'Create Event',
  'carts.createNewEvent': 'Create New Event',
  'carts.addMore': 'Add more service from other service provider',
  'carts.noEvents': 'You have no events',
  'errors.cart_empty': 'At least add 1 service',
}

/** The same, of the area of providers. */
const ofTheStore = {
  'bookings.pendingRequests': 'Pending Requests',
  'bookings.requestsLists': 'Requests Lists',
  'bookings.time': 'Time',
  'bookings.accept': 'Accept',
  'bookings.acceptAndChat': 'Accept and Chat',
  'bookings.declineService': 'Decline this service',
  'bookings.servings': 'Servings',
  'bookings.ongoing': 'Ongoing',
  'bookings.completed': 'Completed',
  'bookings.aboutEvent': 'About Event',
  'bookings.serve': 'Serving Now',
  'bookings.complete': 'Complete',
  'bookings.orderHistory': 'Order History',
  'orders.noOrders': 'No Orders Found',
  'orders.seeDetails': 'See Details',
  'orders.loadMore': 'Load More',
  'services.searchWithin': 'Search Within',
  'services.none': 'You have no service, add now',
  'services.created': 'Service has been created successfully.',
  'services.edited': 'Service has been updated successfully.',
  'services.deleted': 'Service has been deleted successfully',
  'ui.tryAgain': 'Try Again',
}

/** The same, of the settings. */
const ofTheSettings = {
  'settings.changeFailed':
    'Sorry we could not update your password at this time, make sure you check your password or try again',
  'settings.deleteFailed': 'Error deleting account',
}

test.each(Object.entries({ ...ofTheCart, ...ofTheStore, ...ofTheSettings }))(
  '%s says “%s”, as specified',
  (path, text) => {
    expect(textAt(path)).toBe(text)
  },
)
