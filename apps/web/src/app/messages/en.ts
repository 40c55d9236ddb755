const en = {
  mainNavigation: 'Main',
  home: 'Home',
  myStore: 'My Store',
  compose: 'New post',
  menu: 'Menu',
  accountMenu: 'Your account, {{name}}',
  friends: 'Friends',
  savedPosts: 'Saved posts',
  aboutUs: 'About Us',
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
  toHome: 'Celebrio, to the start page',
} as const

export default en
