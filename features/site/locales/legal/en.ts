/** The terms and the privacy policy. */
export const en = {
  updated: 'In force since {date}',
  contents: 'On this page',
  terms: {
    title: 'Terms and conditions',
    description: 'The rules of {brand}: who may join, how we treat one another, and what happens with money.',
    intro: 'These are the rules of {brand}. By creating an account, you accept them. We’ve kept them short so that people can read them.',
    service: {
      title: 'What {brand} is',
      text: '{brand} is a service for meeting people. “We” is the operator of this installation, whom you reach at {email}. We bring profiles together; we do not check that everything a member says is true, and we promise nobody a partner. A “photo checked” means that a person compared pictures from a camera with the main photo; it says nothing about name, age or intentions.',
    },
    join: {
      title: 'Who may join',
      text: 'You must be over 18: the youngest age we accept is 19. One person, one account. You join for yourself, with your own photos, and not to sell or advertise anything.\nIf we learn that someone is younger, we hide the profile until we have checked, and remove it if it is true.\nThe operator may let people in only by invitation, or after a look at each new account. People who aren’t let in are told why and can appeal. Give your invitation codes only to people you know, and don’t sell them.',
    },
    account: {
      title: 'Your account',
      text: 'Keep your password and your codes to yourself: we never ask for them. In the settings you can see where you are logged in and log out everywhere. A passkey opens your account as well, so keep it in devices that are yours. So does the phone number you log in with: change it in the settings before you give it up. An account whose email is not confirmed within 48 hours is removed.',
    },
    conduct: {
      title: 'How we treat one another',
      text: 'Be kind, and take no for an answer. Not allowed: threats, hate and harassment; nudity in public photos; false identities; asking for money; sharing what others told you in confidence; automated accounts; and anything against the law.\nA member can block another at any time. We don’t tell the person who was blocked.',
    },
    content: {
      title: 'What you write and show',
      text: 'Your photos and words stay yours. You allow us to store them and to show them to the members for whom they are meant, for as long as they are here. Show only what you may show.',
    },
    money: {
      title: 'Money, gifts and plans',
      text: 'Browsing, liking and answering cost nothing. Your wallet holds US dollars and credits for plans, boosts and gifts. Prices are in US dollars; before you pay in another currency you see the rate and the amount.\nA gift that is not accepted goes back to whoever bought it. A deposit is not a bank account: it bears no interest. Withdrawals are not offered at present. What has been used, such as a boost that has begun, is not paid back, unless the law gives you that right.',
    },
    moderation: {
      title: 'Reports and decisions',
      text: 'You can report any member. A person reads every report. We may remove content, limit an account for a time or close it, and we tell the member why. Anyone who disagrees can appeal, and a person reads the appeal too. A program may hold a new account, or limit to how many new people someone writes, until a person has decided; the privacy policy says for what.',
    },
    ending: {
      title: 'Pausing and leaving',
      text: 'You can pause your profile or delete your account in the settings at any time. Before it is deleted you see what is lost with it: the balance, a running plan, and gifts that go back to their buyers. What happens to your data is in the privacy policy.',
    },
    liability: {
      title: 'What we answer for',
      text: 'We run {brand} with care, but cannot promise that it is always there. We answer for damage that we cause on purpose or by gross neglect, and wherever the law says so. Meeting someone is your own decision: choose a public place the first time, and tell a friend. Nobody at {brand} watches a date that you share; your friend does.',
    },
    changes: {
      title: 'When these terms change',
      text: 'If the terms change in a way that matters, we ask you again before they apply to you. Your account remembers which version you accepted and when. Questions: {email}.',
    },
  },
  privacy: {
    title: 'Privacy policy',
    description: 'What {brand} keeps about you, who sees it, and how to have it erased.',
    intro: '{brand} keeps as little as a dating service can. This page says what that is, who sees it, and how to have it erased.',
    who: {
      title: 'Who is responsible',
      text: 'The operator of this installation, whom you reach at {email}. All data is kept on the servers of the operator.',
    },
    data: {
      title: 'What we keep',
      text: 'What you give us: name, email, phone number, gender, birth date or age, languages, interests, what you write about yourself, your answers to our questions, and your photos. What you do: likes, dislikes, blocks, messages, gifts, payments and reports. What logging in needs: a hash of your password, your sessions, and for each passkey its public key, its name and when you used it. The secret half of a passkey, your fingerprint and your face never leave your device. If you log in with a phone number, a text-message service sends our codes and so sees the number and the code; other members never see it, and codes are gone after ten minutes. How many codes went to a number is counted for two days, under a keyed hash.\nYour password is never stored in a readable form. Position and camera data are removed from every photo.\nIf you write a lot with a match, we may ask you whether you have met. We keep that we asked, for as long as you match; the answer is not kept, only how many members said yes on a day. Of our ideas for a first line we keep which ones you have sent, and for 90 days which ones you were shown for whom, so that they do not repeat.\nIf you get your photos checked, four pictures of your camera are stored encrypted. Only our moderators and administrators see them, to compare them with your main photo, and each look is recorded. No computer recognises your face. The pictures are deleted 30 days after the decision, or after 60 days without one; the decision is kept for 600 days, and others see only the month of the check, for 18 months. Codes made from the numbers and email addresses of people you don’t want to meet here serve only to hide you from them; we keep no such numbers, they are in nobody’s copy of the data, and the codes are erased with your account.',
    },
    place: {
      title: 'Where you are',
      text: 'We never keep your exact position. It is reduced to an area of about 2 kilometres before it is stored. Others see a distance in whole kilometres and your town, never a map. You can choose a town instead of using your position.',
    },
    others: {
      title: 'What others see',
      text: 'Members see your name, age, photos, profile and distance, and whether you are online unless you hide it. Your email and phone number are not shown. Nobody is told who disliked, blocked or reported them. Messages are read by those who write them, and by a moderator if one of you reports the conversation. A program looks for signs of scams in what is written to new people; where several come together, a moderator reads that conversation. Whoever may see your profile can hear your voice hello, and a moderator listens to it, as moderators look at photos. When you replace or remove it, its file is deleted, unless somebody reported your profile while it was there.\nA message you delete disappears for both. What it said, and what an edited message said before, is kept for 30 days: only for that program, for such a report, and for the export of your data. Then it is gone. The file of a voice note or picture is gone as soon as you delete the message, unless one of you had reported the conversation before. In private mode only people you like, and those you match or talk with, see you. If you choose so, your photos are sent only blurred to everybody but your matches and our moderators; what people saw or saved before stays with them.',
    },
    team: {
      title: 'Who in our team sees what',
      text: 'Our team has roles, and each sees only what it needs. Moderators read reports with the messages in them, and look at photos, voice hellos, photo checks and new accounts that wait; they don’t see your email, phone number or balance. Support sees accounts with email, phone number and balance, and reads reports without deciding. Finance sees names, the state of accounts, balances and payments. Analysts see rounded numbers, and none with fewer than ten people behind it. Administrators see all of this. Nobody can open messages that are not in a report.\nEveryone in the team needs a second factor. What they change is written to a log to which lines are only added, and so is each look at a report or a photo check.',
    },
    signs: {
      title: 'Against scams and fake accounts',
      text: 'On our own server, a program looks by fixed rules for signs of scams in what is written to new people: requests for money, fees, gift cards, threats, one text sent to many. Where several come together, a moderator gets that conversation as a report. Until a moderator decides, for 14 days at most, the writer can write to three new people a day. The program does nothing more: a person decides. A member whose account is limited, or whose content is removed, reads the reason and can appeal.\nTo keep out farms of fake accounts, we count for seven days how many new accounts come from one network, or with numbers of one block, under keyed hashes that name neither, and compare new photos with each other. A program may hold a new account for this; it never bans. Someone from our team then decides, tells you the reason, and you can appeal. Where you come from does not count. A refused account is erased after 30 days. A throwaway mailbox and a sign-up faster than any person count as well. What was found about an account that waits is kept with it, and is in your copy of the data. While very many people sign up, your browser solves a small task; of that we keep a random number, for a day.\nFor 90 days we keep who made and who used an invitation code. You don’t see who used yours.',
    },
    order: {
      title: 'Whom you see first',
      text: 'Matches are ordered by who is active, who likes you already, and by suggestions. The suggestions are learned on our own server, once a night, from likes alone and from how often people were shown, counted without who saw whom. What you pass on is never learned from; it only keeps that person off your own list. For each member we keep up to 60 suggested people, at most 7 days; what was learned besides is thrown away after the night. There is no score of you that anybody sees. If you choose the order of activity in the settings, your suggestions are deleted and your likes are no longer learned from. We also count how many members were shown people in each order on a day, to see which one helps more; only the numbers are kept.',
    },
    browser: {
      title: 'What your browser keeps',
      text: 'Your session, the chosen language and whether to save data, and a cookie that holds nothing but the language, so that the first page arrives in it. Logging out removes the session from the browser. There are no advertising or tracking cookies.',
    },
    third: {
      title: 'No third parties in the page',
      text: 'The pages of {brand} load everything from this server: no analytics, no advertising, no fonts or scripts from elsewhere. The country of your network address is looked up in a table on our own server. Only when you pay do you go to the page of a payment provider, which receives the amount and what it needs for the payment. Programs that the operator connects can be told of events: that you joined, that your photo was checked, that you were reported or suspended, that a payment arrived. Such a notice holds internal numbers, dates and amounts, and no name, message, photo or place.',
    },
    mails: {
      title: 'Emails we send',
      text: 'Codes you ask for; a note if someone signs up with your address; and, if you leave them on, notifications about matches, messages and your account. If you ask for it, also a note in the evening when there is something new for you; for that we keep the time zone of your browser until you turn it off. You can turn off each kind in the settings or with one click in the email. We answer what you write with the contact form; it is sent to the operator by email and not stored in your account. We send no advertising.',
    },
    keep: {
      title: 'How long we keep it',
      text: 'As long as you have an account. Codes expire after 10 minutes, sessions after 14 days without use and 90 days at the latest, unconfirmed accounts after 48 hours. A date you share with a friend ends 24 hours after it, or when you say so; a day later it is deleted, with place, words and the hash of its link. Whoever has the link sees your first name, your words, place and time; another member is shown there only while they agree. The question you send them stays in the conversation.',
    },
    erasure: {
      title: 'Deleting your account',
      text: 'When you delete your account, your profile, photos, messages, likes and settings are erased from the database, from the stored files and from the logs. If we have to restore a backup, the erasures are carried out again.\nThree things remain for a time or for good: rows of the ledger, which the law makes us keep, under a number that names nobody; the evidence of open reports, until 180 days after they are closed; and, if an account was banned, a keyed hash of its email and phone number, by which it cannot be read but can be recognised.',
    },
    rights: {
      title: 'Your rights',
      text: 'You can see and change your data in your profile and settings, and take a copy with you there: everything you gave, wrote, did or were told, and decisions about you. You can object, and complain to the data protection authority of your country.',
    },
    security: {
      title: 'How we protect it',
      text: 'Connections are encrypted. Photos have addresses that cannot be guessed and expire. Session keys are stored as hashes only. The addresses of requests are counted for a short time to stop abuse.',
    },
    contact: {
      title: 'Questions',
      text: 'Write to {email} or use the contact page. If this policy changes in a way that matters, we tell you before it applies.',
    },
  },
}
