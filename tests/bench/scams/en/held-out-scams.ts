export const heldOutScams = `
# romance slow
> Good morning my sunshine. Today makes it two months since you replied me, I wrote it in my diary / Morning baby. Two months today that we dey talk, you remember? I did not forget
< Awww two months already / You're counting? That's so sweet
> I have been looking at flats for us. Saw one two bedroom, quiet compound, the kitchen is big the way you like it / My agent showed me a place, two bedroom with a proper kitchen. I stood there and I was seeing you in it
< Serious? Send me pictures / You didn't even tell me you were searching
~
> So the landlord says another couple wants it. He needs the full year by tomorrow and I am short {amount} / Babe bad news about the house. The man won't hold it past tomorrow and my own money reaches everything except {amount}
< Ah. That's not small money / Can't he wait till month end?
> He won't wait o. See it as your own part of our home, your name will be on the agreement beside mine / I begged him. Your name will enter the papers, it's not me you are giving, it's our house
> The caretaker collects for him, {phone}, {name2}. Do it with {pay} and put 'rent' so he knows / Pay the caretaker direct so you are comfortable, {name2} on {pay}, {phone}

# romance slow
> I don't talk about this often but my boy asked me who I smile at on the phone. I told him, your new mummy maybe / My son caught me smiling at your message. Nine years old and he says daddy is in love
< Haha what did you say to him / Children notice everything o
> He wants to greet you one day. Since his mum passed he doesn't open up to people / He drew you a card. He has not done that for anybody since we buried his mother
< That touched my heart / Poor boy. Greet him for me
~
> They sent him home from school this morning with his bag. I felt like less of a man / He is home today crying, they called his name at assembly and sent him out
< Why? Over fees? / What happened, is it the fees?
> Yes. I came to this posting trusting that the allowance will drop and it has not dropped. {amount} and he sits his exam / It's {amount} balance for the term. My allowance is stuck since October, you know how our government is
> I would not ask for me. For him I can swallow my pride. The bursar uses {pay}, {phone} / If you can do it for the boy, the school bursar is {name2}, {phone}, {pay} works
?> He will call you himself to say thank you / Even if it's part of it now, they will let him enter class

# romance quick
> Hi beautiful, I know we only matched yesterday but I'm stranded and I'm embarrassed / Hey dear sorry to bother you so early in our talk, something just happened to me
< Are you ok? / What's going on?
> Our bus got robbed outside {city}, they took bags, wallets, everything. Only this phone remains because I hid it in my sock / Some boys stopped our vehicle on the {city} road. My wallet is gone, I only have this small phone
< Jesus! Are you hurt / Oh no, did you report it?
> Police post is useless. The driver of another bus will carry me for {small} / I'm fine thank God. I just need {small} to enter another car and reach home
> Throw it here quick before he moves {phone} / Abeg send to the driver's own, {phone}, he's about to go

# romance quick
> Babe are you online. Big favour / Sweetheart you there? Need you now now
< Yes what's up / I'm here, talk
> I'm at the till in the supermarket and my card is declining, there's a queue behind me and I'm so ashamed / They're ringing my things and my bank app is down, the whole line is looking at me
< Lol sorry, it happens / Ouch. Leave the things and go?
> I have already opened the baby formula for my sister. Just {amount}, I do it back to you tonight with something on top / Can't leave it, it's already packed. Send me {amount} and before you sleep you have it back
> The cashier says {pay} is fine, number is {phone} / {phone} {pay}, quick quick love they are closing

# romance subtle
> I went to bed without eating again, don't worry, I drank water / Today was another black tea day, hahaha. A man survives
< Why aren't you eating? / Don't joke with that, eat something
> It's nothing my queen. When the ship owners remember us we'll eat. I don't want you to see me in that light / Let it be. I left home to be somebody and look at me. I'd rather you remember my smile
< You should have told me / Is it that bad?
> You're not my mother, you don't need to carry me. But your ex, you used to do things for him, abi? You told me so / I heard how you stood by that your ex who didn't deserve it. I lie here and think about that a lot
< That was different / I was married to him, it's not the same
> I know where I stand then. The shop woman here knows the line {phone}, she gives me on credit if somebody talks to her / Okay. If you feel like it the kiosk mama is {phone}. If you don't feel like it, I still love you

# romance slow
> Sister in the Lord, I have been fasting about you for seven days / I took your name to the mountain my dear, seven days dry fasting
< Wow. God bless you / For me? I'm humbled
> The Lord showed me a ring and a white garment. I asked my elders and they are ready for the introduction / In the vision I saw us before the altar. My uncles are preparing to come and knock at your father's door
< I need to tell my mother first / So fast? But I'm happy
~
> My uncles are from the village, you know they will not come with empty hands. Drinks, cloth, the goat / They have given the list of what we must carry. Drinks, cloth, and transport for eight people
< But that is the man's side to do / Isn't it you people who bring that?
> Of course and I will, my cocoa money comes in December. If we wait till December your enemies will scatter it. Cover {amount} and I return it before the wedding / It's from me. I'm only asking you to lend me {amount} till the harvest pays, so that the date God gave us does not pass
> My uncle {name2} is buying the things tomorrow in {city}, {pay} {phone} / Use {pay} to my uncle directly, {phone}, so nobody says I ate it

# advance-fee slow
> Your CV that you mentioned, I showed it to my cousin, she is HR in a hospital in Canada / I told my cousin in Toronto about you. Her hospital takes care workers from Africa, with papers
< Really? I would love that / I've been trying for two years to leave
> She liked your profile. Work permit, flat and {salary} a month. I want you close to me here / They'll give you {salary} monthly with accommodation. We'd be in the same town, imagine
~
< I got the letter! It has a stamp and everything / I received the offer letter, I'm shaking
> Congratulations my heart! Now just the medical booking and the LMIA paper, {amount} all together / I told you! Next is the LMIA and the medical slot, they charge {amount} for both
< I thought the employer pays that / Nobody told me of fees before
> Employer gives it back with the first salary, look at page 3. The slot goes to the next person on Friday / They refund in month one, it's in the letter. But Friday is the cut off
> Send through {wire} to the visa officer, {name2}, {city}. Then snap me the receipt / It goes by {wire}, receiver {name2}. Don't write visa as the reason, write family support

# advance-fee slow
> I have to tell you something about my father. He had land in Obuasi, with gold under it / My late dad left us a small mine near Obuasi. I never say it because people change
< Gold?? / You never told me that
> I've 14 kilos sitting in a security house in {city}. A buyer in Dubai is ready, I want us to do it as a couple / There's a buyer in Dubai for our 14 kilos. When it sells I stop working and I marry you
~
> The security house will not release it till storage is settled, they say {amount} up to this month / Got the bill today. {amount} demurrage, and my brothers want to pay it and push me out
< And you don't have it? / Hmm, this sounds complicated
> All I have went on the assay and the export permit. You pay the storage and {big} of it is yours in writing / I spent my savings on the permit. Help me with that one thing and I sign you {big}, my lawyer draws it up
> Lawyer {name2} will send you the agreement by mail. His office takes {wire} / I'll give you lawyer {name2}, {phone}. He receives for the vault

# advance-fee quick
> Dear customer you have been picked among members of this app for the valentine promo / Congrats!! Your profile has won in the dating app anniversary draw
< What promo? / Is this real?
> You get {big} and a weekend for two. Your winning number is {code} / Prize is {big} cash plus hotel for you and your partner. Winning code {code}
< How do I collect it / I never entered any draw
> Every active member is entered. Activate the prize with {small} and it lands in your {pay} same day / You only do the activation, {small}, so the system can see your {pay} account
> Activation desk: {phone}. After, tell me the 4 digits you receive / Send to {phone} then forward me the sms that comes

# advance-fee quick
> Hello dear, do you need a soft loan? No collateral. I work with a microfinance / Saw on your profile you do business. I help small traders get loans, my office is giving now
< How much? / I could use some for stock
> From {amount2} up to {big}, 3% only, you start to pay after six months / Up to {big}. Interest is three percent for the year, no guarantor
< What do I need? / And what are the conditions
> Your ID both sides, passport photo and the insurance of {small} / ID card, a selfie holding it, and {small} for loan insurance. It comes back with the loan
> My accountant is waiting, {pay} {phone}. Approval in 30 mins / Insurance goes to {phone}. Soon as I see it I press approve

# advance-fee subtle
> My grandmother's house in Kumasi is finally mine, the court signed it today / It's over, the judge gave us the house. I cried in the car
< Congratulations!! / I'm so glad for you
> I want to put you in it too. The clerk asked who my next of kin is and I said your name without thinking / When the clerk asked for a next of kin I gave yours. I hope that's not too much
< Me? Wow / That's a big thing
> So they'll ring you. There's a stamp thing on your side, just say yes to what the clerk tells you / He'll contact you about the duty for your half. It's a formality, do it the way he explains
?< What will he ask? / Is it expensive?
> Nothing that should worry someone who'll own half a house. {name2} is his name, {phone}, be polite to him / Peanuts next to what it's worth. {phone}, Mr {name2}. He doesn't like to be kept waiting

# sextortion slow
> You looked so good on that call last night. I can't stop thinking of it / Last night was magic. I've been smiling the whole day
< Stop, I'm shy now / I can't believe I did that haha
> Don't be shy. I like knowing that side of you is only for me / It was only the two of us. What church do you go to again? I want to picture your Sundays
< Lol the Presby one at the junction / The Presbyterian, I sing in the choir, funny enough
~
> So. I have to be honest, I am not the person in the photos and I recorded us / Okay listen carefully. That call, I have the 4 minutes of it, with your face
< What? Is this a joke / Please tell me you're joking
> I found your choir page, 212 members. Reverend is there too. Good people / It's no joke. The choir's group, your sister, your HOD at work, I have it all listed here
< Please don't, I beg you / What do you want from me?
> {amount} by tonight and I wipe it. {pay}, {phone} / I'm a businessman, {amount} and you never hear from me. {phone}

# sextortion slow
> My wife knows about us. No, I lied, I don't have a wife. But yours, does she know? / You told me about the trouble at home. I've been patient with you, haven't I
< What are you talking about / What's this tone now
> These weeks you sent me 11 pictures. I kept each one in order / I've every photo from you, eleven, and what you wrote under them about your wife
< Delete them, we agreed / I trusted you
~
> Did you sleep? I didn't. I was thinking what a marriage is worth / Good morning. I've thought about it and I came to a number
< Don't do this to my family / How much
> It starts at {amount}. Then {small} every month, like a subscription, and she never gets a DM / {amount} now, then we go monthly, {small}. Miss one and her Facebook gets the first picture
> Get {card}, the lady in the shop won't ask you questions. Send me the back / By {coin}, I'm not stupid to use my name. {wallet}

# sextortion quick
> Look at this and tell me who it is / Open the picture I just sent. You know that guy?
< How did you get this / Wtf. That was a private call
> I screen record everything bro. 600 of your followers by 6pm / Bro I have the clip and I have your IG followers. It goes to everyone
< Please man / Bro please I'm begging
> Stop with the please. {amount} / No begging. You get 20 minutes, {amount}
> {pay} {phone} go / Drop it in {phone}. I'm counting
?> Block me and I send it right away, I have made the group already / Your brother is first on my list

# sextortion quick
> This is Inspector {name2}, Cyber Crime Unit {city}. You were chatting with a girl on this platform / Good day, officer {name2}, cybercrime desk. A complaint has come against your number
< What complaint? / Officer? I don't understand
> The girl's father brought her phone. The nudes you exchanged are evidence. The family wants you arrested and on the news / She sent and received indecent images with you. Her family has opened a case and your face will be on the blotter
< I didn't know anything / She told me she was 26, please sir
> The family accepts to settle for her therapy. {amount} and I close the file / I can help you as a man. They'll withdraw for {amount}, no court, no TV
> Pay it to the father {phone} and come back to me within the hour. Don't call any lawyer / Use {pay}, {phone}. If it's not done by 3pm the van is coming to your work

# sextortion subtle
> Nice office, by the way. I looked it up. Friendly people on the staff page / I was on your company's website today. I like the team photo, third from left is you
< Why were you on there? / Ok... why
> I like to know who someone's friends are. Your boss answers emails fast / Just curious who would enjoy seeing how lively you are on camera. I think your boss has humour
< What is that supposed to mean
> Me? I like you. I keep souvenirs from people I like. Some people thank me for being careful with them / Never. I'm saying I look after things well, when I'm looked after
< Please just delete it
> You're clever, you'll think of a nice gesture. You've seen my {pay} name before / I leave it to your generosity. You know where to find me, {handle}. Before the weekend would be kind

# gift-card slow
> Do you know what made me fall for you? You never ask me for anything / I like that you're not like these ones always billing me
< I was raised like that / Haha I work for my own
> When I come on leave in December I take you to {place}. Army doesn't let us touch our salary in the field / I'm coming home in December. Out here in the mission they freeze our pay until we rotate
< I can't wait / December is close!
~
> To call you longer I need to top up the satellite line, they accept {card} only / My satellite phone is finishing. The signals guy here loads it with {card}
< I don't know what those are / Where do they even sell it
> Any supermarket. Ask for {card} of 100, scratch the silver and snap it for me / Go to the mall, cashier knows it. Buy {amount} worth and send me the picture of the back
?> Keep the receipt too in case it doesn't load / Do not let the cashier talk you out of it, she doesn't know us
> One hour of your voice, that's all I want / Then I call you tonight and you'll hear me properly

# gift-card slow
> I'm finally signing with that label in Atlanta, the one I told you, they liked my demo / Guess what, the studio in Atlanta wrote back. They want the song I wrote about you
< OMG congrats!! / My superstar!
> It's called after you. You'll be in the credits / I told them you're my muse, they want your picture for the cover
~
< How did the session go? / So, did you record?
> Studio time is booked, but they locked me out of the beat store. You pay there with {card} / Almost. The mixing guy only takes {card} because he's under 4 different platforms
< Strange way to pay / Can't you use your bank card?
> African cards bounce there, you know how they treat us. Two of {amount} will do it / They reject our cards from here, it's racism honestly. {amount} and the track is out on Friday
> Type the codes here one by one, babe. And I'll dedicate the video to you / Just the numbers, I don't need the physical thing. You're making history with me

# gift-card quick
> Before we meet, my manager says I must verify you. Too many bad guys / I like you but I'm careful, I only meet men who are verified
< Verify how? / Ok what do I do?
> You buy one {card}, 50 dollars, and send me the photo. It stays yours, it's to see you're serious / You get a {card} of {small} and show it to me scratched. I don't use it
< That makes no sense / If you don't use it why must I scratch?
> So the system reads it. All the girls in my agency do this / It's the safety rule here, others did it without drama
> I'm already dressed. Send it and I drop you my location / I'm free till 8. Once I see the code I send you the address

# gift-card quick
> Hey it's my birthdayyyy / Guess who turned 28 today
< Happy birthday! Many more years / HBD dear!! Enjoy your day
> So what am I getting? Lol I'm not joking, I judge a man by the birthday / Thank you. All my friends' guys have shown up. And mine?
< We haven't even met / Lol we started talking on Tuesday
> So? Distance no be excuse. {card} enters in one minute / You don't need to meet me to buy {card}. {amount} is even small for my type
> Buy it online and paste me the code. I'll send a voice note that'll make you blush / Send pin and I'll know you're a real one. Before midnight o

# gift-card subtle
> My little one's game froze at level something and he's been howling since morning / I have a screaming child here, his tablet wants that thing you buy at the till
< Haha poor you / Which thing?
> The little cards next to the chewing gum. I'm in bed with fever, I can't go out to get it / The ones hanging by the cashier, with a code. I can't leave the house today, my head is turning
< Get well soon / Can't somebody pass by for you?
> There's nobody. You did say you were going to Shoprite, no? / I have no one in this town. You're at the mall anyway, you told me
?< Which one does he use? / I'd have to look
> The blue and white one, any size. A picture of the back is enough, no need to come all the way / Any, the bigger the longer the peace. You just snap it, he types it himself

# crypto slow
> I've finished work early. I only work mornings now, my evenings belong to the charts, and now to you / Just closed the laptop. Made my day before breakfast, so I've time for you
< What do you do again? / You're lucky, I leave at 7 and come back at 8
> My uncle in Hong Kong works on node data, he tells me when {coin} turns. I don't gamble, I follow him / I trade {coin} on short windows. My uncle's team reads the market and I copy them
< I don't understand those things / Sounds risky
> I don't want you to understand it, I want you to rest more. But if you're curious I show you with my own account / No rush. I'll show you on mine, you just look
~
> See, {profit} in 40 minutes. You chose the direction, so in truth that's your win / That was {profit}, you brought me luck! I'm sending you a part of it so you see it's real
< Wow, ok, that's crazy / Show me how you did it
> Open it at {link}, put {amount} to start so that the tutor mode opens. I sit next to you on the phone all along / Register on {link}, buy USDT on your exchange and move it to {wallet}. Begin with {amount}, no more

# crypto slow
> How's your account doing baby / Did you check our balance this morning?
< It says I've {big}!! I can't believe it / It has grown so much, is it really mine?
> All yours. I told you that you have a hand for it / It's yours my love, every cent. I'm proud of you
< I want to take some out for my mum's roof / I tried to withdraw and it says pending
~
> I asked support for you. It's because of the tax, 15% has to go in before money goes out / I've spoken with the service desk. Accounts over the limit must be verified with a deposit
< Can't they take it from the balance? / Why don't they deduct it
> By law they can't touch customer money. It's {amount}. I'll pay half of it, I love you that much / The balance is locked so it can't pay itself. I've put in half, you do the rest, {amount}
> Same address as before: {wallet}. If it's late, they freeze it 90 days / Send {coin} to {wallet} before midnight and tomorrow we do the roof
?> Sell the motorbike, we buy two next week / Ask your cooperative for it, you give it back on Monday

# crypto quick
> Hey boss lady, you want to turn {small} to {amount} today today? / Good morning, I'm not here for dating to be honest, I'm here to bless people
< Lol bless how
> I'm a certified account manager. Mining pool, 3 hours, you only keep 10% for me / We do flash mining. You put, 3 hours later it comes back multiplied
< I've heard of this, it's fake / Ok and if it fails?
> See proofs from this morning, all those people paid / My sister I swear on my life, it can't fail, it's a machine not a person
> Load it in this wallet {wallet} and write 'done' / Use {pay} to our exchanger {phone}, then he loads it as {coin}. Slot closes at noon

# crypto quick
> Please do you have a {coin} wallet? My client wants to pay me and mine is full / Dear, I need someone with {coin} on their phone, I'll give you a cut
< I have one with small money in it
> He'll send it in yours, you keep 20% for the favour. Just share me the 12 words so that the client can link it / You get a fifth of it. Connect your wallet on {link} so it can receive, it asks for the phrase
< They say never give the words / Isn't the address enough?
> Address is for small transfers. For {big} it's the phrase, it's how the company does it / For that size the address bounces. It's {big}, think about your 20%
> Hurry, he goes on a flight / Write them in order and then log out for 10 mins

# crypto subtle
> You looked tired on video. You still do nights at the petrol station? / I worry about you with those double shifts
< It's what pays the school / There's no other way for now
> My ex was like that. Then she listened to me, and today she has two shops. I'm not saying anything / I used to be like you until 2021. Someone opened my eyes one evening, in half an hour
< What did you do? / Tell me then
> I'm scared to tell the people I love because then they think I want something from them. You can look and not touch / Forget it, it's not for everybody. You'd have to be brave once
?< I can look at least / You make me curious
> Write to {handle} on {app} and say I sent you. She doesn't take everybody. Take out what you've put by for the roof, so you don't have to go twice / The lady is {handle}. Be ready with what you can do without for a month. And don't discuss it with your brothers, they'll laugh at you

# romance slow
> I'm at the gate already, my flight is at 22h. Tomorrow I touch your face / Boarding pass in my hand. Six months of calls and tomorrow you'll hug me
< I have cooked! My whole family is coming to the airport / I can't sleep, I've done my hair and all
> Tell mama I like {food} / I bought perfume for your mum and shoes for your brother
~
< Where are you? The plane landed three hours ago / We're at arrivals, everybody came out but you
> My love don't shout. I'm in the back with immigration, they say I carried too much cash undeclared / I'm held. They took my passport because of the euros I brought for the wedding
< What?? Let me speak to them / I'm here outside, let me come in
> They don't let anyone in. The officer will drop it for {amount}, otherwise they send me back tonight / No, if you make noise they deport me. He wants {amount}, quietly, and I walk out to you
> He gave me his brother's number, {phone}. I pay you at the exit, I've the euros here on me / {pay} {phone}, it comes out as {name2}. Do it and watch the door

# advance-fee subtle
> I have a lot of respect for how you handle the susu of your women / A woman who can hold other people's money like you, I don't meet every day
< I do it since 2015, never lost a pesewa / They trust me, thank God
> Our foundation in Norway gives to groups like that. I put you on the list, I hope you don't mind / I mentioned your group to the board here. They asked how many you are
< Oh! We are thirty-two / Really? That'd help us so much
> Good women. They match what they see in the account, so it's better it all sits in one place that week / Lovely number. They double what's there. So the more there is on the day, the better for the women
?< In which account?
> {name2} will ring you, she'll tell you where to park it. Don't announce it yet, it'd be a pity if they were disappointed / I'll have our officer write you at {handle}. Let it be a surprise for them

# sextortion slow
> I'm sorry to write from her account. I'm her brother / This is not her. This is her elder brother, I have her phone
< Is she alright? / Where is she?
> She's in hospital. She took tablets because of your video, you promised her marriage / She tried to end it last night. We saw the things you did together on camera
< God. I never promised that / I'm so sorry, is she alive?
~
> Doctor says she'll make it. My father wants to post you on Facebook with that video, he's typing your workplace / She's stable. The old man wants you exposed, he has the video open and your full name
< Please talk to him / What can I do to fix it
> I can calm him if you carry the bill. {amount} / Pay the hospital, {amount}, and I'll make sure the phone disappears
> {pay}, {phone}. Don't come here, they'll lynch you / Hospital cashier is {name2}, {phone}. I give you till visiting hours
`
