export const en = {
  nav: {
    matches: 'My Matches',
    messages: 'Messages',
    profile: 'My profile',
    settings: 'Settings',
    more: 'More',
    menu: 'Menu',
    main: 'Main menu',
    skip: 'Skip to content',
    home: 'Ndloo, home',
  },
  header: {
    person: 'Profile',
    morning: 'Good morning',
    afternoon: 'Good afternoon',
    evening: 'Good evening',
    welcomeBack: 'Welcome back, {name}',
    filter: 'Filter',
  },
  notFound: { title: 'This page does not exist', back: 'Go Back' },
  failed: { title: 'Something went wrong on this page', again: 'Load again' },
  panel: {
    title: 'Love, close to home',
    text: 'Real people from your town and from all over Africa and its diaspora. Say hello, take your time, meet for real.',
  },
  home: {
    title: 'Meet somebody who gets you',
    text: 'Ndloo brings together people who want more than a quick swipe: near by, in your language, at your pace.',
    signUp: 'Sign Up',
    login: 'Log In',
    matches: 'Go to my matches',
  },
}
