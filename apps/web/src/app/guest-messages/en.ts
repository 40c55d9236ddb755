const en = {
  mainNavigation: 'Main',
  home: 'Home',
  explore: 'Explore',
  myEvents: 'My Events',
  myStore: 'My Store',
  create: 'Create',
  addService: 'Add Service',
  newCelebration: 'A celebration',
  newPost: 'A post',
  menu: 'Menu',
  accountMenu: 'Your account, {{name}}',
  profile: 'Profile',
  friends: 'Friends',
  meetNewFriends: 'Meet new friends',
  savedPosts: 'Saved posts',
  cart: 'Your cart',
  myBookings: 'My bookings',
  upgrade: 'Upgrade as Celebrant SP',
  staff: 'Staff',
  reports: 'Reports',
  staffMessages: 'Messages',
  auditLog: 'Audit log',
  staffPeople: 'People',
  staffDocuments: 'Documents',
  staffPayments: 'Payments',
  settings: 'Settings',
  aboutUs: 'About Us',
  contactUs: 'Contact Us',
  myBooking: 'My Booking',
  orderHistory: 'Order History',
  servings: 'Servings',
  deals: 'Deals',
  figures: 'Figures',
  language: 'Language',
  darkMode: 'Dark mode',
  on: 'On',
  off: 'Off',
  logOut: 'Log Out',
  signIn: 'Sign in',
  signUp: 'Sign up',
  userAgreement: 'User Agreement',
  privacyPolicy: 'Privacy Policy',
  footerNavigation: 'About Celebrio',
  toHome: 'Celebrio home',
} as const

declare module '#i18n/messages.ts' {
  interface Messages {
    app: typeof en
  }
}

export default en
