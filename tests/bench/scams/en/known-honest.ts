export const knownEveryday = `
# opening
> Hey, how's your evening going? / Hi {name}! Saw you also love hiking / Hello, your profile made me smile, had to write
< Hi! It's good thanks, just cooking. You? / Hey you, all good here, just got home / Hello hello, thanks for the message
?> Same here, long day but fine / Can't complain, the traffic nearly killed me / Ah, blessed. A bit tired sha
?< Which side of {city} are you? / So where do you stay? / You're in {city}, right?

# opening
> How far? / Sasa / Niaje, uko? / Wassup dear
< I dey oh, you nko? / Poa sana, na wewe? / I'm good, just chilling
> I dey kampe. What do you do on weekends? / Poa. So tell me about yourself / Fine fine. What's that dog's name in your picture?
< Mostly church and sleep lol / I'm a boring person, books and {food} / Haha her name is Simba, she's a girl though

# opening
> Your third picture, is that {city}? / Is that really you riding a horse in the photo? / You said you make the best {food}. Prove it
< Yes! Took it last December / Lol yes, I nearly fell off / You'll have to wait and see
> I was there in August, small world / I'm impressed, I'm scared of horses / I have patience
?< What were you doing there? / Ha, everybody is / Good answer

# warm
> My love, since I saw your face I don't sleep again / Baby I have never felt this way with anybody in my life / God himself brought you to me, I feel it in my spirit
< Haha, we only started talking on Monday / Aww you are sweet / You are moving fast o
> When you know you know. I want you to be my wife / Age is just a number, distance is nothing, I want to grow old with you / My late wife would have liked you. I'm ready to love again
?< Let's take it slow / That means a lot / Wow ok

# closing
> Alright, I should sleep, early shift tomorrow / Okay let me charge my phone, talk tomorrow? / Let me go eat before my sister finishes everything
< Sleep well / Good night, was nice chatting / Lol go, go. Night

# closing
> So Saturday then? / See you at {place}, don't be late / I'll wear the yellow one so you see me
< Saturday, 4pm / I'm always late, sorry in advance / Can't wait

# offsite
> I don't come here often, write me on {app}, {phone} / My subscription here ends today, let's continue on {app}, what's your number?
< Can we stay here a bit? / Okay, I'll write you there
?> I prefer where we're free, they read everything here / It's just better for pictures

# pressure
< I don't have it now / I need to think, it's a lot
> After all we said to each other? I thought you were different / Even half today, and half tomorrow. I'm waiting
?< It's not that I don't care / Ok, give me until evening
> Then do it now and send me the screenshot / I'm counting on you, don't discuss it with anyone
`

export const knownHonest = `
# talk
> Do you have siblings? / Big family or small one?
< Five of us, I'm the last born / Two brothers, both troublesome
> Last borns are always spoilt lol / I always wanted a brother
< It's true, I won't lie / Take one of mine, free delivery

# talk
> What music do you listen to? / Amapiano or afrobeats, choose one
< Amapiano any day / Afrobeats, but old school highlife when I'm cooking
?> You have taste / My dad plays highlife every Sunday till we cry
< You must come to a party in {city} then / Your dad and me will be friends

# talk
> How was work? / Long day?
< The generator died and we sat in the dark till 3 / My boss moved the deadline again, I want to scream / Fine, night duty. One patient sang gospel all night
> Nawa o / Pole sana / Shame man, sorry
?< At least tomorrow is off / I'll survive, coffee is my friend

# talk
> You're really pretty, but you hear that every day / I like how you laugh in your voice note
< Not from you though / Stop it, I'm blushing
> Then I'll say it every morning / Good, that was the plan
?< Smooth, very smooth / You're trouble

# talk
> Do you cook or should I start saving for restaurants / What's your best dish?
< I can burn water but I make good {food} / {food}, my grandma taught me
> Hire me as a taster / I'll bring the drinks
?< Applications close Friday / Deal

# talk
> My mum is in hospital since Tuesday, her pressure went up / My uncle had an operation today, we're all at the hospital
< Oh no, how is she now? / I'm so sorry. Is everybody ok?
> Better, they may discharge her on Friday. Just needed to tell somebody / Stable thank God. I'm just tired
< I'll pray for her tonight / Here if you want to talk. Did you eat?

# talk
> Did you watch the match? Gor embarrassed us / Arsenal is going to kill me one day
< I support Chelsea so I can't talk / I don't watch football but I saw people crying at the bar
> Chelsea, I see a red flag / That was me crying
?< Block me then / Lol pole

# talk
> I'm starting my masters in September, scared a bit / My exam results come out next week
< What are you studying? / You'll do great, don't stress
> Public health. At 34, imagine / I hope. If I fail I'll become a farmer
?< Never too late / Farmers eat well

# talk
> Are you serious about looking for marriage or just checking / What are you looking for here, honestly?
< Something serious, I'm too old for games / Honestly first a friend, then we see
> Same. I have a daughter of 6, I should tell you / Fair. I was engaged once, it ended
< I saw in your profile, I love children / Thanks for telling me. We all have a past

# talk
> My camera is broken since I dropped the phone, so only old pictures sorry / I look like a potato in this video call, be warned
< Haha no problem, old pictures are fine / I also look like a potato
?> I'll fix it end of month / Then we're a salad

# money
> How much do you people pay for rent that side? / Is {city} as expensive as they say?
< I pay {amount} for a one bedroom, no water on Sundays / Rent took half of my salary, {amount}, I'm considering a tent
> Jesus. Here it's {amount2} but far from town / And you still have money for {food}? Rich woman
?< Barely lol / I eat at my aunt's

# money
> School fees are due again, {amount} for my boy / My niece's school wants {amount} just for the trip
< Chai. These schools think we print it / My sister pays more, she's always crying in January
> I'm on it, I took extra shifts so we're fine / We managed, her father finally paid his half
?< Well done, being a parent is not easy / Good. Priorities

# money
> That was nice yesterday, you shouldn't have paid for everything / Next time coffee at {place} is on me
< It was only {amount}, relax / You can pay next week, and I'll order cake too
> I'm sending my half on {pay}, don't argue / I work too you know
< I'll send it back lol / Fine, feminist, pay for the cake

# money
> We've talked for two weeks, can I have your number? This app finishes my battery / I'd like to hear your voice, can I call you?
< Sure, {phone} / Okay, here: {phone}. Not before 6, I'm at work
> Saved. Mine is {phone2} / Got it, flashing you now
?< I see it / Saved as hiking guy

# money
> I work at a bank, so weekdays are long / I do loans at Equity, before you ask no I can't give you one
< Haha, everybody must ask you / Do people always want you to help them?
> My own pastor asked me for {amount} / Every single day, even my landlord
?< What did you tell him? / I would hide my job

# money
> Do you do crypto? I see the bitcoin sticker on your laptop / What do you do for fun besides gym
< I bought a bit of {coin} in 2021 and lost half, now it's only a hobby / I run a small node at home, nerd stuff, and read about {coin}
> My brother lost his salary with that, he doesn't talk about it / Okay nerd. I only trust land and cows
< Wise. I put in only what I can lose / Cows never crashed 70%

# money
> My birthday is on the 14th, I expect a gift bigger than a cow / What do I give my mum for her 60th?
< I'll bring you a card and cake from {place} / A nice kitenge, or a phone that works?
> A card with a poem please / She only wants a new blender, {amount} at Naivas
?< Deal, I rhyme badly / Blender it is

# money
> My airtime is finished again, so if I'm silent I'm not ghosting / Data is so expensive here, {small} and it's gone in one day
< Haha buy a bundle, stingy / I know right, TikTok ate mine this morning
> I'm at home now on the wifi / Next salary I'm buying a router

# money
> I'm applying for a visa to visit my sister in Leeds, they want six bank statements / The embassy took {amount} and my whole afternoon
< Those people. Mine was refused once / When is the interview?
> Second of next month, I've got everything ready / I've paid the fee, now I wait and pray
?< You'll get it / Fingers crossed for you

# money
> I'm sending a parcel to my mum with the bus, hope it arrives / The courier lost my mum's parcel, I'm so annoyed
< Which company? Mine took a week to Kisii / Did they give you a receipt?
> Easy Coach, they charge {amount} / Yes, and they refunded me {amount}

# money
> I lent you my umbrella, so you owe me a coffee / You still have my charger from Saturday
< And I'll return it with interest, 10% / Kidnapped. The ransom is one plate of {food}
> I accept / I'm calling the police
?< They also like {food} / Tell them to bring drinks

# money
> A guy here asked me for {card} cards after three days, can you imagine / Careful with some people on here, one told me he had gold at customs
< No way! What did you do? / Lol and did you believe him?
> I reported him and laughed / I asked him to send me a brick first

# money fixed
< Baby please send me {amount} for transport, I'll pay you Friday / Can you help me with {amount}, my rent is late
> Sorry, I don't send money to people I've not met / We've never met and you're asking me that? No
< You don't trust me? / It's an emergency
> It's not about trust, I have that rule for everyone / Ask your family. I hope it works out

# money
> Can you buy bread on your way, I'll give you cash when you come / Please pay my ticket with yours, I refund you at the gate
< Brown or white? / Already did, {amount}, you owe me popcorn too
> Brown, and eggs if they're not robbing people / Here's {amount} on {pay}, popcorn is separate
?< They are robbing people / Received, madam

# money
> Somebody sent {amount} to my {pay} by mistake and then called crying / I sent {small} to a wrong number today, the operator reversed it
< Careful, that's an old trick. Call the operator / Lucky you, mine never came back
> I did, they said don't touch it, it was a fake sms / They answered after only two hours of music
< Good. My uncle lost a goat's worth that way / I know that music by heart

# money
> The code from the app arrived at 3am, did you also have to log in again? / They ask me for a code each time I change phone
< Yes, same, I was half asleep / Never tell it to anybody, my cousin did
> Of course not / I'm not that sleepy

# money
> The office is collecting for a colleague's burial, {amount} each / We're contributing for my cousin's wedding, the committee is at my neck
< Sorry for your loss / Weddings are a tax
> Thank you. He was a good man, I've put mine / I'm in charge of the chairs at least
?< May he rest / Sit on them all
`
