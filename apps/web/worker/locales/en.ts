export const en = {
  title: 'You are offline',
  text: 'Ndloo cannot be reached right now. What you have open stays; new things come as soon as the connection is back.',
  retry: 'Try again',
}
