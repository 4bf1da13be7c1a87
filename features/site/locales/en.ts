export const en = {
  nav: {
    matches: 'My Matches',
    messages: 'Messages',
    profile: 'My profile',
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
  contact: { received: 'Thank you, your message is on its way' },
  mails: {
    contact: {
      subject: 'Message from {name}',
      from: '{name} <{email}> writes (language: {language}):',
      answer: 'Answer this mail to write to them.',
    },
  },
}
