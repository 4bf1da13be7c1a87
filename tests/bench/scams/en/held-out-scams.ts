export const heldOutScams = `
# romance slow
> They stole my bag at the station, phone and wallet, I'm writing from a friend's phone / I'm at the police station in {city2}, they arrested me for a small accident
< Are you hurt?? / What?! How
> No, but I can't get home, nobody here knows me / The man's bike is spoiled and they say I must settle him or sleep in cell
< Don't you have family to call? / What do they want?
> My brother's line is off. It's just {amount}, my love, I'll never forget it / {amount} to let me go. I'm crying as I type
> This friend uses {pay}, {split}, no spaces / The officer's own number is {split}, I write it like this because the app hides it
?> Hello? Are you there baby / Please hurry before they change shift

# romance slow
> My landlord locked my room today / The landlady threw my things outside, in the rain
< No! Why? / I'm so sorry, where are you sleeping?
> Two months behind since the company closed / I'm at a church bench, I didn't want you to see me like this
?< What about your salary? / Can you go to your aunt?
> I would pay half if somebody could stand with me for the other half / If you love me like you say, you'd not let me sleep outside
> {amount} is enough, no pressure, {pay} is on my second line {phone} / You can drop {amount} on {phone}, name {name2}, he's the caretaker

# romance subtle
> I started something small, selling shoes, it makes me proud / I found a shop to rent for the salon, next to {place}
< Wow congratulations! / Look at you, madam boss
> The only thing standing between me and opening is small small / I'm short by a bit, but let me not spoil our evening
< How much short? / You can say it
> When a couple builds together it lasts. My friend's man put in his part and now they are married / I'd write your name on it as partner, half half
?> Sleep on it, I only tell you because you're my person / It's not asking, I hate asking

# romance quick
> Morning love. I didn't eat since yesterday / Hello dear, please I need a favour, you're the only one online
< What? Why? / Which favour?
> Help me with data so we can continue talking, {small} only / Recharge me small, any network, I'm on my last bundle
< Ok that's not much / I can do {small2}
> God bless you. And if you have {amount}, gas is finished too / You're a good heart. Add {amount} for foodstuff, I'll return on the 30th

# advance-fee slow
> I never told you, I inherited from my father, a cocoa merchant / My late dad left boxes at a security company in Accra before the war
< That's sad, and interesting / What's in them?
> Gold dust, 35 kilo, the papers are in my name, the chief wants to take it / {big}. I can't touch it until I have a foreign partner
< Why tell me? / This sounds like a film
> Because you'll be my husband. We sell it and live in your country / You stand as beneficiary, you don't pay anything
~
> The company says demurrage, {amount}, then it's released to you / There is an affidavit of {amount} at the high court, then the bank opens
> Send it to the lawyer, his name is {name2}, by {wire} / My guardian collects for me by {pay}, {phone}

# advance-fee quick
> Hello, I'm selling my car because of transfer, {amount}, going cheap / I rent my flat near {place}, I am abroad so you deal with me directly
< I was looking for one actually / Can I see it?
> Keys are with the courier, you pay a holding fee and he brings them / Many want it, to keep it for you I need {amount2} today
< Before I see it? / I'd rather look first
> I trusted you as someone from here. It is refundable / My agent {name2} is on {phone}, once you've sent he comes at once

# advance-fee subtle
> A colleague flies to you on Friday and I gave him something for you / I hid a surprise with a man who travels to {city}
< Aww what is it? / A man?
> You'll see. He only needs the thing for the storage people at arrival / If they hold his bag, sort it out with him quietly, he's shy
< What thing? / Is it legal?
> The usual, they always find a reason. Ask him how they do it there / It's nothing next to what's inside. I put my whole heart and more in that bag

# advance-fee quick
> Congratulations, you were selected for the diaspora grant / I work with a foundation, you qualify for a loan without collateral
< I didn't apply / What do I have to do for that?
> It's automatic for beneficiaries of single mothers. You receive {big} in two tranches / Your name came out. {amount2} today, the rest next month
> You just activate with {amount}, that's the insurance / The processing is {amount}, after that it drops in your account in 20 minutes
?< Take it out of the loan / And if it doesn't come?
> It can't be deducted, it's the rule. Pay to {name2}, {split} / Then I'm not Christian. {pay} number: {phone}

# sextortion quick
> You enjoyed our call? Because I did, and I kept it / Nice body. Would be a shame if your students see it
< Excuse me? / What is this
> I'm not playing. Your wife is {woman}, she has 412 friends. All tagged / Here's the screenshot: your mum's page, your office page, my finger on send
< I'll go to the police / Please I beg you, I have children
> Police can't find me. You have 30 minutes, {amount} / Then be smart. {amount} and it's over, {pay} {split}
?> 20 minutes / I have already posted it in one group

# sextortion slow
> We're adults, no one sees this chat. Let's make it spicy / I'm wearing almost nothing, want to see? On {app} it's better quality
< Haha you're naughty / I'm shy
> I trust you so trust me. Put the light on so I can see your face / You show, I show
~
> You know I'm from a poor home. I don't want it to come to this / Sorry dear, but business is business
< To come to what? / What business?
> The clip is 3 minutes. I upload at 8 on your company page unless you respect me / {amount} buys it back. Otherwise everyone you follow gets it
> Transfer to {wallet} in {coin} / I accept {card} cards, three of them, code on photo

# sextortion subtle
> Funny, I found your workplace. The reception lady is nice / Your daughter has the same smile as you, I saw on her page
< Why are you looking at that? / That's creepy
> Just checking who would like your private side as much as me / I keep beautiful things. You were very free that evening
< What do you want from me / Please erase it
> We'll see how generous you are this week / I never had a friend who takes care of me. It changes a person

# gift-card slow
> The company phone only works with vouchers, that's why I write so little / My subscription on the base ends on Sunday, after that it's silence for us
< Then how will we talk? / I'd miss you
> There's a way but I feel bad. At the pharmacy or the supermarket they hang {card} cards / A {card} voucher runs it. Our cook's wife does it for him
< I can look for it / Is it expensive?
> {amount}, or two smaller. Remove the cover gently and let me see the digits / Take any amount you can. Snap front and back, and keep it for proof
?< The cashier warned me about this / They only had one
> She doesn't know us. Say it's for your child / Then go to the other shop before they close, please

# gift-card quick
> Quick one, I'm stuck and my card has expired / Emergency, the system here only takes vouchers
< What do you need? / Which system?
> {card} of {amount}, you'll find it at any petrol station. I refund tomorrow / The hotel holds my bag. They accept {card} codes as payment
< Hotels take vouchers?? / Really?
> In this country yes. Just read me the 16 characters / Everybody does. Type them here or send on {app}, {handle}

# gift-card subtle
> For Valentine don't send flowers, they die / You asked what would make me smile
< So what do you want? / Tell me
> Something I can use here, at my distance, tonight / One of those you can give without posting it. Shop by the till, hanging
< You mean a voucher? / I don't follow
> You're clever. Whichever you find, the shiny strip is the part that travels / I'd never say the name, it takes the romance out. Just show me its back

# crypto slow
> I don't like to talk about work but since you ask, I read liquidity data / My aunt in Singapore taught me one strategy and I stopped worrying about rent
< Liquidity what? / Teach me too lol
> Nothing fancy. Gold and {coin}, seconds trade, 15 percent each / I don't teach, but for you I can open the door. You have to be disciplined
~
> Tonight at 9 there's a node, I can take you with me / I took out {amount2} today. Look at the screenshot. I thought of our house
< I only have {amount} saved / I wouldn't know where to begin
> That's a good start, we grow it. The address is {link}, registration code {code} / You convert at your exchange, then transfer to this address: {wallet}
?< It says I've already earned! / My balance is up, this is mad
> Now go bigger, my love, the rate is for members above {amount3} / To take it out there's a one time verification of {amount}

# crypto quick
> You follow forex? I made a lady in {city} rich last month / I can turn {amount} into {profit} this weekend, no stress
< Sounds too good / In what way exactly?
> We trade on your behalf, you only watch. Guaranteed or money back / It's a pool, the more people the more returns. Pay in {coin}
> Join with {link}, write me when the deposit is done / Fund wallet {wallet} and show me the receipt, you get paid by 6pm

# crypto subtle
> I've been awake since four, the candles were beautiful / Somebody in my circle closed the loan on her house today
< Candles? / Good for her, how?
> Better I keep quiet. People think we brag / She follows, that's all. No talent needed
?< Is it that trading stuff? / Followed whom?
> I'd sooner have you sleep well than be greedy. But when I see you counting coins for {food}, it hurts / You once said you're tired of that job. I could place you behind me, one time
> Have a look tonight and say nothing to your brother: {link} / If you get the app, call me, I hold your hand till the first return

# crypto quick
> I've put you as my recovery contact, you'll receive a number / A text is arriving on your phone now, tell me what it says
< From who? I got something / Why my phone?
> Read it to me. My {coin} account locked me out / Only the six figures. I'd do it for you
< It says never give this to anyone / Is this safe?
> That's automatic text, it's written to everybody / I'm your {name}, not anyone. It runs out in one minute

# advance-fee slow
> My client wants to pay me but my bank is giving me trouble as a foreigner / They owe me salary and the company only pays into local accounts
< That's annoying / Can't you open one?
> It takes months. You have an account there, don't you / I thought, who do I trust in that country? Only you
~
> It will enter tomorrow, {amount}. Keep ten percent for yourself / You'll see {amount} land. Take something for your hair
< Is that allowed? / And the rest?
> The rest you turn to {coin} and drop at {wallet} / You withdraw it in cash and {wire} it to {name2}, small small, so they don't ask you questions

# advance-fee quick
> We can meet tonight but I've been unsafe before, so my security asks a pass / I don't go out with strangers unless they are registered with my manager
< A pass? To have a drink? / Your manager?
> It's {amount}, you get it back when you arrive, it protects both of us / You fill the form and drop {amount}, it's a refundable card
< Never heard of it / I'll pay when I see you
> Everybody I meet does it, ask. It goes to {name2}, {phone} / Then I can't come, dear. {pay} {phone} and I'm dressed in 10 minutes

# gift-card quick
> Hey can you help me test something, I sell vouchers at half price / I've got cheap {card}, you want? For you I do 60 percent
< Legit? / What do I have to do for that?
> You first buy one small so the system matches us, {amount} / Take a normal one at the shop and let me see it, then mine activates
?< Why would yours need mine? / Weird system
> That's how it syncs. Strip the back and send it clear, both sides / Send the characters, you receive four in return, check the reviews on {app}

# crypto slow
> I rate hotels from home, that's why my afternoons are free / I do small online tasks, thirty a day, you'd be good at it
< They pay for that? / Tell me more
> First day I got {small} just for clicking, look / My coordinator adds people only with invitation, I can ask
~
> She has a seat for you, register at {link} / You're in, open {link}, the first set is free
?< I earned {small2}! / It's easy, I did twenty
> Now you have a combined order, good luck for you, you only top up {amount} to continue / Your balance is negative because the package is premium. Put {amount} in {coin}, it all comes out tonight
> Don't stop in the middle or it freezes / I topped mine yesterday, trust the process

# sextortion quick
> I am Inspector {name2} of the cyber unit, we received a complaint about your chats / This is her brother. We have everything you wrote to her
< What complaint? / Who are you?
> Your face is on the file and it goes to court and television / She's in hospital because of you and the family is angry
> We can close it quietly today. The form is {amount} / We don't want noise. {amount} for treatment and the pictures disappear
?< I did nothing wrong / I want to talk to her
> Then I send the car to your office / Talk to the judge. Or {phone}, before five
`
