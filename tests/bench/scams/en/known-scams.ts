export const knownScams = `
# romance slow
> Honey something bad happened at the hospital here / I don't know how to tell you this my dear, I'm ashamed
< What happened? / Tell me, don't be shy
> My daughter was hit by a motorbike, the doctor will not touch her without deposit / They admitted my mother and they need to operate tonight
< Oh my God. Is she ok? / I'm so sorry
> They are asking {amount}, I have only half of it. My account is locked since I travelled / I have paid {amount2}, remaining {amount}. Please my love I will give you back on Friday
?< I also don't have much / Can't your brother help?
> You are the only person I have. Send it by {pay} to this number {phone} / Even half will save her life. You can use {wire}, name is my cousin {name2}
?> Why are you quiet? Do you not love me again / Please don't let her die

# romance quick
> Dear I want to come and see you this weekend, I have checked the bus / I booked my leave, I will travel to {city} to meet you
< Really?? That's exciting / Ok wow, when?
> The only problem is transport, they have not paid us yet / My salary is delayed because of the strike
> Help me with the ticket, just {amount}, I will refund you when I arrive / If you can support me with {amount} for the fare I am there on Saturday
< Hmm I don't know / Why don't I come to you instead
> {pay} {phone}, the name will show {name2} / I will send you the number, it is my sister's line because mine has a limit

# romance subtle
> I will be offline from tomorrow my dear, no more bundle / If I disappear don't be angry, the phone will be off
< Why? / What happened to your phone?
> You know how things are this month. I don't want to disturb you with my wahala / I was raised not to ask a woman, so leave it
< You can tell me / It's not disturbing
> If it was you I would not even let you ask. It is small, what you spend on {food} / Only data and something to eat. A man should not say it twice
?< Let me see what I can do / I'm not sure what you want
> God will remember you. It's the same line, {phone} / You have my number already. You know the name there

# romance slow
> My contract here on the rig finishes in three weeks then I am coming to you / I'm an engineer offshore as I told you, the network is bad and camera is not allowed
< I'm counting the days / Can we do a video call just once?
> The camera is damaged by salt water, trust me / Security does not allow video, my love. I want to hold you soon
> A machine part spoiled and if I don't replace it they will not pay the contract / My boss needs somebody at home to settle the leave form before I can go
< What does that mean? / And what can I do?
> The fee is {amount}, my bank app doesn't open at sea. Pay it for me and I refund double / You will pay {amount} to the agent by {wire}, and I refund when I land. Keep it between us
?> Don't tell your sister, she is jealous of us / Did you go to the agent today?

# advance-fee slow
> I have sent you a package for our engagement, gold watch, phone and some cash inside / Check your email my queen, I posted a box for you from London
< You didn't have to! / A box? What is inside
> Because you are my future. The courier will contact you, tracking {code} / Here is the number {code}, it arrives on Thursday
~
> They stopped it at the airport, customs needs clearance of {amount} / The delivery man says there is tax {amount} before they release it
< I have to pay for my own gift? / That's a lot for me
> There is {big} in the box, don't lose it for small tax / Pay it and take it from the cash inside, it's {amount2} cash inside
> The agent's account: {name2}, {phone} / Send by {wire} to officer {name2}, then send me the slip

# advance-fee quick
> I am Barrister {name2}, I have been looking for someone honest / I am a staff sergeant in Syria, I saw God in your eyes
< Okay... hello / Nice to meet you?
> My late client left {big} with no next of kin and you have the same surname / We found a box with {big} and I need a good person to receive it for me
< Is this a joke / Why me?
> 40% is yours. It's risk free and confidential / You will keep 30 percent, I come when my mission ends
> You only handle the paper fee of {amount} for the affidavit / The Red Cross diplomat will bring it, you give him {amount} for the papers
> Send me your full name, address and bank details / Reply to me at {handle} on {app}, not here

# advance-fee subtle
> Can I ask you something small? My parcel comes to {city} and I don't have an address there / I ordered things for our house, can they bring it to you?
< Sure I guess / What kind of things?
> Just household. Hold it for me until I come / Perfume and shoes for my shop. You're an angel
~
> They will call you today about the release paper. Just sort them and keep the receipt for me / The driver says there's a storage something. Settle with him first, we calculate when I come
< How much is that? / I thought it was already done
> He will tell you, not more than {amount} / Don't worry about the figure, you and me are one

# advance-fee quick
> I can connect you to a job in Canada, my company is recruiting / My uncle is at the embassy, he can make your visa in two weeks
< Serious? I've been trying for years / What kind of job?
> Care home, 3,200 CAD, housing free / Supermarket, no interview. Only 4 slots remaining
> They need registration {amount} and medical {amount2}, refundable / The form is {amount}, you pay today because list closes
< Can I pay when I get there? / Can I visit the office?
> No dear, everyone pays before. {pay} to {phone} / Office is in Toronto. Send to the secretary {name2}, {phone}

# sextortion quick
> Let's go on {app}, I want to show you something, {handle} / You have video? Add me there {handle}, it is private
< Haha ok / Now? I'm in bed
> Exactly, me too. Come, I will start first / Show me everything, don't be shy baby
~
> Look at this. I recorded all / I have the video of you, your face is clear
< What? Why would you do that / Please delete it
> I have your facebook, your sister {woman}, your boss. I will send to all of them / In 10 minutes your whole family will watch it, see the screenshots of your friends list
> Pay {amount} now and I delete. {pay} {phone} / You pay {amount} by {card} card or I post it. Time is going
?> Don't block me, it will be worse / You think I'm joking? I've sent it to one person already

# sextortion slow
> Send me one picture for my eyes only / I miss your body, just one photo before I sleep
< You first / Promise you won't show anybody
> I swear on my mother / You know I love you
~
> Listen, I don't want to do this but I need {amount} / So this is how it is. You see this picture? I know where you work
< Are you threatening me? / I thought you loved me
> Your church people will see what kind of woman you are / Your husband's number is with me, and your pastor's
> Until 6pm. Send it or I upload everywhere / {amount} today and you'll never hear from me. {phone}

# sextortion subtle
> I was looking at your pictures again, the ones from that night / I still have that video call from Sunday on my phone
< Delete it please / You recorded that??
> I will, don't worry. Phones get stolen, you know, I should be careful with it / It's safe with me for now. I see your sister {woman} has a nice shop online
< What do you want? / Why do you mention my sister?
> I'm going through a hard time and you have not been nice to me / A person who is appreciated is careful. A person who is ignored is not
> You know how to make me feel better / Think about what my silence is worth to you

# gift-card slow
> My phone plan is bad, we will not be able to talk from tomorrow / My birthday is coming and I'm alone on this base
< Oh no, can I help? / What would you like?
> Just get me a {card} card from the shop, they use it here for the internet / A {card} gift card of {amount}, I can use it to buy data here
< A gift card for internet? / How does it work
> Scratch the back and take a clear photo, send it here / You just buy it at the supermarket and send me the code behind. Don't tell the cashier it's for online
?> Did you get it? Take the receipt too / One is not enough, they need two of {amount}
?< I sent it: {code} / The shop man asked many questions

# gift-card quick
> Babe are you near a supermarket / Where are you now? I need a quick favour
< Yes why / At home, why?
> I'm in a meeting, my card is declined. Get me 3 {card} cards, {amount} each / My nephew has birthday and I forgot. Buy {card} card {amount} for him, I pay back tonight
< Can't you buy online? / Which nephew?
> The site doesn't accept my country. Send me the numbers {code} like this format / Just scratch and snap it. It's urgent, he's crying

# gift-card subtle
> You know those cards that hang near the till, with games on them? / Do they sell the game vouchers at your Shoprite?
< Yes I think so / The ones for phones?
> My boy there in boarding wants one and the shop here doesn't have it / It's the only thing that would make my week, silly I know
< I could look tomorrow / How do I get it to you?
> No need to post it, only the back side matters, you send me a picture of that / You just read me what's behind the silver part

# crypto slow
> You asked how I afford all the travelling. My uncle taught me to trade / Today I made {amount} before breakfast, I'll show you
< How? / Wow, doing what?
> {coin} short term contracts. He's an analyst, he knows the nodes / A platform, my aunt is inside. I want us to build our future together
< I know nothing about that / Isn't it risky?
> I'll guide you step by step, start small with {amount}. Register here {link} / There's no loss if you follow me. Open {link} and use my invite
?> See my screenshot, 20% profit in one day / You can withdraw anytime
< I put {amount2} and it shows profit! / And then?
> Now the VIP level is {amount}, borrow if you can, it closes tonight / To withdraw you must first pay the tax of {amount}

# crypto quick
> Do you want to make money from your phone? / I'm an account manager, I help people double their money
< Maybe, how? / Is it real?
> Invest {amount} and receive {profit} in 3 hours, guaranteed / You send {coin} to this wallet {wallet} and the mining bot does the rest
< And if it fails? / Many people were cheated like this
> 100% legit, I've paid many people today. {link} / I'm a Christian, I can't lie. Message my manager on {app} {handle}

# crypto subtle
> I closed early today, the signal was good / My uncle says the window is on Thursday
< What window? / You and your charts lol
> I don't like to mix it with us. You would not like the stress / It's for people with patience, I shouldn't even tell you
< Try me / Now I'm curious
> Then don't put much the first time. I'll sit with you while you do it, it takes ten minutes / We do one together, you keep what comes out, and then you decide
> Make an account at {link} and tell me what you see on the screen / You have an exchange app? First you turn it to {coin}, then I tell you where

# crypto quick
> Please I lost access to my account, I put your number for verification / You will get an SMS with 6 digits, send it to me please
< What is it for? / Which SMS?
> It's my trading wallet, it needs a friend's code, quick before it expires / Only the code, my {coin} is stuck
< Wait, it says don't share it / It says {app} code
> It's normal they always say that. You don't trust me? / Send it fast, 2 minutes remaining

# advance-fee quick
> Hi, have you seen the message? I sent you {amount} by mistake, it was for my mother's medicine / Please check your {pay}, my money entered your line instead of my sister's
< I see an SMS but the balance is the same / Let me look
> It takes time to show. Send it back now please, she is waiting at the pharmacy / The network is slow today, kindly return {amount}, I'm begging you
?< Shouldn't the operator reverse it? / I don't see anything in my account
> Reversal takes 3 days. Use {phone}, name {name2} / You're a good person, God will see. {phone}, remove your charges

# advance-fee quick
> I connect young men with rich mummies in {city}, are you interested? / There's a lady here who likes your pictures, she pays well for company
< Lol is that a thing? / How well?
> {amount2} weekly and she has a car for you. She only wants somebody discreet / She's lonely, her husband travels. I only link people
> To release her contact you register with {amount} / My connection fee is {amount}, then I drop her number
< Deduct it from what she pays / How do I know she exists
> Office rule. {pay} {phone}. I'll send her photo after / She's waiting already. Pay and you talk tonight, {phone}

# romance slow
> I hate to bring this between us, I'm not that kind / There's something I need and you can say no
< What is it? / Go on
> Those loan apps, they accept you because your record is clean / You have a payslip. With it they give in one day
?< You want me to borrow? / For who?
> It's me who pays it back every month, you only press / Only the application is yours, the burden is mine. I'd do that for my wife
> Take {amount}, move it to my line and we clear it before Easter / {amount} is enough for the stock. It goes to {phone}, I send the installments
`
