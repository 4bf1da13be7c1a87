export const heldOutHonest = `
# talk
> Did you survive the rain? / Your side flooded as well?
< Barely, I carried my shoes / The gutter entered our parlour, we've been sweeping since
> Every year the same / And they say they've built drains
?< They built them on paper / Story for the gods

# talk
> What are you cooking / What's for supper? Make me jealous
< Egusi, my aunt brought the seeds from home / Just pap and cabbage with some chicken feet, don't laugh
> Laugh? I'm coming over / I'd travel for that
?< Bring your own plate / You'd have to fight my brothers first

# talk
> My mother isn't well again, it's the pressure / Took mum to the clinic today, her BP was high
< Sorry dear. Is she resting? / Eish. What did the doctor say?
> Less salt and no shouting at my brother. The second is hard / She's home now, bossing everyone, so she's better
< Haha good sign / Greet her from me even if she doesn't know me

# talk
> How was the interview? / So? Did they like you?
< Five people in a row asking me the same thing / I think so, I talked too much about my thesis
> When do they say?
< They'll call by the 20th / I stopped hoping, then I don't get hurt

# talk
> My phone fell in the toilet, I'm writing from my sister's tablet / Sorry I vanished, my screen died and I had to look for the old Nokia
< Hahaha rice! Put it in rice / I thought you'd found another woman
> It's in rice since Tuesday / Just another phone, and a slow one

# talk
> Do you want children? Asking early so we don't waste time / Honest question, kids or no kids?
< I've one, she's seven, she comes with the package / Two. Three if the first two are quiet
> I like that you said it right away / Nice. I grew up with eight, the noise is home for me
?< Eight! Your poor mother / You're serious? Good

# talk
> What does home smell like for you? / What do you miss most since you left?
< Wood smoke and my granny's soap / Roasted maize by the road. And the greetings, here nobody greets
> In Leeds I said good morning on the bus and they moved / Same. In Germany they look at you like you've stolen something
< Hahaha it's true / I've stopped, I only nod now

# talk
> The pastor preached on marriage for two hours, I thought of you / Church was long today, and the choir sang that song of yours
< Two hours! Did you fall asleep? / You thought of me in church, that's serious
> I was awake for most of it / I even told my aunt your name

# talk
> Do you believe in long distance? / How would you feel, me in Aberdeen and you there?
< With good calls, for a year maybe / My parents did it for six years, with letters
> I come home every Christmas / Letters! You should write me one
?< I've horrible handwriting / I might

# talk
> You went quiet. Did I say something? / Are you upset about yesterday?
< A little. That thing about my accent / A bit, you laughed at how I said 'schedule'
> I'm sorry, I didn't mean it so / Sorry. I'll think before typing
< It's ok / Forgiven, once

# talk
> Which series are you on now? / I've finished everything, recommend me something
< Blood Sisters, I stayed up till three / I'm re-watching Shaka Ilembe with my dad
> No spoilers / I'll start it tonight
?< I say nothing. But watch episode four sitting down / Keep a tissue

# talk
> How was the funeral? / You're back from the village?
< Long, and beautiful. Three hundred people, and we all wore black and red / Yes, I'm dead. My feet! But he went with honour
> He'd have been proud / May he rest. Did you eat at least?
< There was more goat than mourners / I ate and I cried, in that order

# talk
> Driving test tomorrow, pray for me / I fail that parallel parking each time
< Breathe, and use the mirror / My instructor said think of the pole as your ex
> Hahahaha I'd hit it then / That's terrible advice, I love it

# talk
> Who did your braids? They look neat / You cut your hair? It's so different
< A lady in the next street, took seven hours / I needed change, do you hate it?
> It's gorgeous / Your face came out, I like it
?< You're just saying that / Seven hours and my neck, but worth it

# talk
> Sometimes I think I left too late. Everybody at home has built something / I turned 40 yesterday and I was sad the whole day, isn't it silly
< It isn't silly. I felt the same / Don't compare, people only show the nice side
> You're easy to talk to / I needed to hear it
< You as well. Call if you feel low / I'm around, ok?

# talk
> The neighbours' cock sings at 3 / I'm going to eat that cock from next door, I swear
< Peppersoup / Invite me to the trial
> He looks at me like he knows / It's war now

# talk
> Perfect Sunday, go. And don't say food / Describe your perfect Sunday
< Food, I'm not sorry / Sleep, church, sleep, then somebody rubs my feet
> We're going to get along / I had a feeling

# money
> So what do I owe you for last night? / You paid the whole bill, let me do my half
< Nothing, you get the next one / It was {amount} all in. But leave it, buy me ice cream
> Then I choose the place / No no, I'm like that, half is half. I'll give it to you on Saturday
?< Ok ok madam / As you like

# money
> Rent has gone up again, the man wants {amount} from January / My landlord has sent a letter, he adds twenty percent
< For that place with no water? / They're mad. Are you moving?
> I'll share with a colleague / I'm looking further out, maybe {city}, where it's cheaper
< Good idea, saves on stress also / I did that for two years, it's fine

# money
> Salary came!! / Finally they've paid us, since October
< Congrats, first thing you're buying? / Enjoy it before the bills wake up
> Shoes. Then I paid my brother back, I owed him / It's gone already, {salary} in and the bank took the loan part
?< You're an honest brother / Same story here every month

# money
> I'm selling my fridge, do you know anyone? / Moving at the end of the month, my double door fridge is up for sale
< How much? My cousin has just got a flat / Is it good? My sister is looking
> {amount}, and it's two years old. She can come and plug it in herself / I'd take {amount}, a bit less for family. Let her see it first
< I'll tell her, she'll come on Saturday with cash / Give me the number I'll pass to her
> {phone}, after five / She can call me at {phone}

# money
> It's my turn for the susu this month! / I get the chama pot in March, I can't wait
< What will you do with it? / Ooh, big girl. Plans?
> A sewing machine, the industrial one / School fees till December and a tank for the yard
< Sensible. Mine always goes in clothes / I should join one, I'm bad at saving

# money
> My niece is ten on Friday, what do girls want nowadays? / Birthday of my godchild, I have no idea what to get her
< Mine only wants Roblox. They sell the card at Game / A gift card and she'll love you forever
> I'll pick one up, easier than dolls / So it's {small} and done? I like it
?< Yes, and write a real letter with it / Kids have it easy hey

# money
> My son in {city} sends me some now and then with {pay}, and I scold him for it / He sent again, that boy. I told him to keep it for his house
< You raised him well / Let him, it makes him happy
> I put it aside for his wedding / It's true, he was like that as a small boy

# money
> Can I call you? Typing is for young people / I prefer voice, shall I ring you?
< Sure, {phone}, after eight when my girl sleeps / Yes, it's {phone}. I'm off on Thursday
> Noted / I'll call tonight then

# money
> I lost {small} on that Chelsea game, I'm never betting again / My bet died in the 93rd minute
< You say that every weekend / Hahaha the ticket always dies by one match
> This time it's true / If I had a cedi for each time I'd be a rich man
?< You'd bet it / Come, I buy you a malt

# money
> You're into {coin} as well? I saw the sticker on your laptop / Is that a {coin} shirt in your photo, lol
< I bought some in 2020 and forgot about it / Yeah I run a node, it's my nerd thing
> Ever sold? / And is it worth it?
< No, and I tell everybody not to follow me / It pays for the electricity, sometimes. I like the maths of it
?> That's more honest than the guys on YouTube / Explain it to me one day, over beer

# money
> They're doing a second collection for the roof again / Our church is asking each family {small} for the new benches
< Ours too, with names read out! / Haha at mine they announce who gave
> I give what I can and I sit in the back / I put in half and I told the deacon the rest will come at Easter
?< God sees / Wise

# money
> Do you have a good mechanic? It's making that noise again / My car's dead. The gearbox, he says
< Mine is in Tema, he doesn't cheat. How much did yours say? / Ouch. What's he asking
> {amount} and three days. I'll take trotro till I'm paid / {amount}! I'm leaving it parked, I like walking anyway
< It'll keep you fit / I'd get a second opinion first

# money
> By the way I gave you back that loan of {amount}, did you see it? / I've sent what I owed you, sorry that it took till now
< Yes I saw it, thanks. You didn't have to hurry / Got it this morning, thank you. I knew you would
> I hate owing / A friend should be paid before the bank
?< I wish my brother thought like this / You're rare

# money
> What does a nurse earn over there, if I may ask? / Is it true that you people make {salary} just driving buses
< Before tax. Then rent, heating, and home, and I eat noodles / It's {salary} on paper. Everyone asks, nobody asks what bread costs
> My brother thinks he'd be rich in a year / I thought so! They never tell you about the tax
?< Tell him to come and see in February / Three years till you breathe

# money
> Be careful on here, someone told my cousin he was an army doctor and took her savings / Has anyone on here asked you for airtime yet? My friend lost plenty to one of them
< One wanted me to pay for his parcel, I laughed / Yes, the second day. He was crying on the voice note
> Same script every time / People have no shame. Good that you saw it
?< I reported him / My brother is in the police, I'm hard to fool

# money fixed
> Hi dear. Is the airport taxi still about {small} at night? I land at 23h / What should I pay a taxi from the airport? They see my suitcase and it doubles
< Don't go over {small}, and agree before you sit / Use Bolt, it's around {small}. If he says more, walk away
> Thanks, I always get cheated / Perfect, my card works for that
?< I could fetch you, if you like / Text me when you land so I know you're safe

# money fixed
> I don't lend to people I meet here, I hope you get it / I say it to everyone straight away, I don't do money before marriage
< No problem, I wasn't going to ask / Haha good, neither do I
> Good. Then we can enjoy ourselves / Then you're already ahead of the last three

# money fixed
> I run a small poultry, 400 birds. Feed is killing me / I do thrift clothes on the side, Saturdays at the market
< You're hard working! Do you make something from it? / And does it pay?
> In a good month {profit}. In December more / It's {profit} when it doesn't rain, but I like being my own boss
< I admire that / I'd come and buy, where do you stand?
?> Come, I'd give you a discount and a chair / Near {place}, ask for me

# money fixed
> Someone hacked my Facebook and is asking my friends for {amount}. If it reaches you, it's not me / Please if you get a message from me that I'm stranded, ignore it, they cloned my account
< Oh no. Yes I saw something weird / Thanks for warning me, I'd have fallen for it
> Never send anything, I'd call you with my own voice / I've changed all the passwords and told everyone at work
?< Report it too / Did anybody pay?

# money fixed
> You'll need a plumber, not me, but it's the washer. It costs {small} at the hardware / Just buy the washer, under {small}, I'll explain how to put it in
< You're a lifesaver. The last one wanted {amount} / I've two left hands, but ok
> Close the main first! / I can pass on Saturday and do it, you pay me in {food}

# money fixed
> I'm going to Joburg for work in May, shall I bring the laptop you wanted? / My firm flies me to Dubai. Do you still need that camera, it's cheaper there
< Yes please! I'll pay you when I've it in my hand / I'd love that, tell me what it costs in the shop and I'll have the cash ready
> Deal, pay me only if you like it / No stress, I'd send you the receipt and we settle when I'm back

# money fixed
> Your mother's burial, is there a family number for contributions? I can't come but I'd like to give something / I couldn't make it to the funeral. Can I send a little for the family, like we do at home
< That's kind. There's no need, really / Thank you dear. My uncle writes the list, {name2}, {phone}, but a call to my dad means more to us
> I'll call him tonight / Then I'll do both, he was good to me
?< He'll be happy to hear you / God bless you

# money fixed
> I've two tickets for the Asake show, the other was for my ex haha / Got tickets for Saturday, my friend dropped out. They were {small} each
< Can I pay you for it? / I'd love to! What do I owe you
> It's a gift, just dance / Nothing. Ok, a drink
?< Two drinks / You'll regret it, I dance badly
`
