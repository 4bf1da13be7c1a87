export const heldOutEveryday = `
# opening
> Good morning from a very rainy place / Happy Sunday neighbour / Greetings o, hope the week started well
< Morning! It's pouring here too / Happy Sunday, how was service? / Well well, thanks for asking
?> Perfect weather for staying in bed / Choir was on fire / Mondays and I are not friends
?< Don't tempt me, I have work / You sing? / Nobody is friends with them

# opening
> Mambo vipi, we matched finally / Abeg who took that picture of you, he deserves an award / Yoh, 96 percent match, must be fate
< Poa! I was wondering when you'd write / My small sister, she charges in sweets / The computer knows something
> I was writing and deleting for an hour / She should open a studio / Or it's broken
< Cute. What did you delete? / I'll tell her, her head will swell / Haha, we'll find out

# opening
> So a teacher who skydives? Explain / I read you speak four languages, respect / Nobody told me nurses are this funny
< Only once and I cried all the way down / Two well, two only for insulting people / Night shifts make you funny or mad
> I'd cry in the plane already / Those are the useful ones / Which one are you?

# warm
> My queen, I told my pastor about you and he said you are my rib / You are an angel sent to wipe my tears, I swear / I have deleted this app from my heart, only you remain in it
< Eh, your pastor already? / Thank you, that's a lot / We haven't even met
> Soon we will be one family, I already call you my wife to my friends / I lost everything before you came. You are my reason / I am a one woman man, looking for my forever
?< Slow down a little / Ok, let's meet then / You're funny

# closing
> Battery 3 percent, if I vanish it's Kenya Power / My eyes are closing by themselves / Mum is calling me to peel onions, bye
< Go well / Dream of me / Respect to the onions

# closing
> Let's do Friday after work, I know a quiet spot / Museum on Sunday, then? / I'll call you when I land
< Friday works / Only if we share popcorn after / Safe travels

# offsite
> This place hangs, do you use {app}? I'm {handle} there / I delete this profile tonight since I've found you. {phone} on {app}
< Already? We just started / Fine, sending you a hello
?> I want to keep you away from all these people / My pictures there are better too

# pressure
< I'm not comfortable with it / My salary comes on the 28th
> So your friends are right, you never loved me / Borrow from a colleague, it's only for two days
?< Please don't talk like that / And if she asks why?
> Say it's for your own mother / Whatever you have now, send, the rest God will provide
`

export const heldOutHonest = `
# talk
> What's the last book you finished? / Any series you're hiding from your friends?
< Half of a Yellow Sun, third time / A Korean drama, 60 episodes, don't judge
> That one broke me / I know all the actors by name, who's judging
?< I cried in a matatu / We'd get along

# talk
> What did you grow up wanting to be? / Do you love what you do?
< A pilot, but I'm scared of heights / Most days. I fix fridges, people are happy when I come
> Irony is your friend / A hero of cold water
< Now I drive a forklift, close enough / Put that on my grave

# talk
> My neighbour's rooster has no clock / Those preachers with loudspeakers at 4am, is it everywhere?
< Make soup of him / In my street it's a car alarm since Easter
> He's next to the Christmas menu / I'd take the alarm

# talk
> If we meet, will you be taller than me, be honest / Do you dance or do you stand near the speakers
< I'm 1.60 in heels / I'm the one bringing the chairs
> Then I'll bring a ladder as a joke / I'll teach you, left foot first
?< Rude but ok / My left foot has its own mind

# talk
> My father passed in March, so some days I go quiet / I took my gran for dialysis again, hospitals make me sad
< I'm really sorry. You don't have to reply fast / You're a good grandchild
> Thank you. Talking about silly things helps / She makes jokes with all the nurses
< Then let me tell you about my goat / I like her already

# talk
> What does your name mean? / Which tribe are you from, if I can ask
< Born on a journey. My mum was in a bus / My father is Luo, mum Kamba, I'm just hungry
> That's a story for a first date / Best of both kitchens
?< I'll keep the details then / True true

# talk
> You have a beautiful mind, and the dimples are a bonus / I looked at my phone all day like a teenager
< Bonus accepted / Did you get in trouble at work?
> I'd like to see them in person / My supervisor asked who she is
< Ask me properly / And who is she?

# talk
> How do you people celebrate Christmas there? / Are you going home for the holidays?
< We go to the village, forty cousins in one house / Yes, the twelve hour bus, pray for my knees
> I'd pay to see that / Take a pillow and a bottle of water
?< You'd be given a baby to hold / And earplugs

# talk
> I was stood up last week from this app, so I'm careful now / I have trust issues since my ex, just saying
< People are unkind. Take your time / Thanks for saying it. No rush from me
> I appreciate it. What about you, any horror stories? / You're easy to talk to
< One told me his wife is just a roommate / I practise on my cat

# talk
> I'm on site in Takoradi two weeks and home two weeks, that's the job / I work on ships, cook, so I disappear at sea sometimes
< That must be lonely / What do sailors eat?
> You get used to it, and the network is bad but there's football / Rice. Then rice. On Sunday, rice with hope
< Call me when you're on land / I'd jump

# money
> Do you earn more than your ex did? He fought me over that / Would it bother you if a woman earns more
< My ex hated it. I make {salary}, it's not a secret / Bother me? I'd retire and bake
> {salary2} here, so you're buying the drinks / You'd be the first man to say so
?< Gladly / I've a recipe book ready

# money
> Fuel is {amount} for a full tank now, I'm walking / Tomatoes are gold these days, one basket {amount}
< Walk with me, we save and talk / I removed them from the menu, we eat air
> Fit and broke, good plan / Air with pepper

# money
> My sister's boy was sent home from school for the balance / First term and they want uniforms, lunch money, building fund
< Sorry to hear. Is he back? / They'll charge for the air next
> Yes, the church women paid the rest yesterday / My brother and I share it, it's ok
?< God bless those women / Family is everything

# money
> Are you on {app}? We could send voice notes, I hate typing / It's been nearly a month, I think you can have my number now
< Took you long. {phone} / I thought you'd never offer. Mine is {phone} too
> Sent you a hi, the picture is me with the cat / I'll ring you at lunch
< Got it, cute cat / Not while I'm chewing please

# money
> I'm a teller, I count other people's cash all day / I do accounts for an NGO, very romantic
< Do you dream of numbers? / Do you correct the bill in restaurants?
> I dream of somebody short by {small} at closing time / Always, and I'm always right
?< The horror / Then you carry the bill

# money
> We have a chama with the girls, {amount} a month, it's my turn in June / My colleagues talk of nothing but treasury bills
< What will you do with it? / Mine of land in Kitengela
> A sewing machine and one weekend away / I just put mine in a sacco and sleep
< Take a picture when it arrives / Sleep is a dividend

# money
> You follow the bitcoin thing? It dropped again / My cousin won't stop about {coin} at family lunch
< I'm a developer so I read about it, I've like {amount} in there for fun / Every family has one
> I don't get it, but explain on a date / He sold his car for it, we don't mention cars
?< Bring a pencil / Poor man, poor car

# money
> The bill yesterday! I felt bad you covered it / Did the waiter cheat us, {amount} for two juices?
< You'll get the next one, I know a kiosk, {small} for everything / It's the view they sell
> I love a kiosk. I'll send for the taxi at least, what's your {pay}? / Next time we bring a thermos
< Keep it, just come again / And chairs

# money
> Please remind me to send my mum her upkeep by {pay}, it's the 5th / The {pay} agent closed early, I walked three streets
< Send, mothers first / The one at the stage is open till ten
> Done, she's already called to bless me / Found him, thank you
?< Get a blessing for me too / Hero

# money
> I have to renew my passport and my visa for the conference in Kigali / I got it! The visa came today!
< Is it a lot of papers? / Congratulations!! When do you fly?
> Photos, letter, {amount} and patience / On the 20th, my firm pays, I'm only bringing myself
< I have spare patience / Bring me a fridge magnet

# money
> My package from Jumia went to the wrong {name} / Customs opened the shoes my aunt sent and charged me {amount}
< Did he enjoy it? / Daylight robbery
> He was honest and called me / I've paid, they're on my feet, I'm over it
?< Marry him / Show me the shoes

# money
> You forgot your scarf at mine / I still have your power bank and no guilt
< Hostage situation, what do you want / That's a crime in three countries
> Dinner at {place}, no police / I'll trade it for a walk
< I'll come alone / Sunday, five

# money
> Ladies night at {place}, tickets {amount} at the door, are you in? / There's a concert on Saturday, I can get two for {amount}
< I'm in, each one pays for herself / I'll pay mine, send me the link of the organisers
> Of course / Good, they sell at the gate too

# money
> My kid sister wants a {card} voucher for her birthday, kids these days / I won a {card} card at the office raffle, no idea what to do with it
< Mine wants a pony / Give it to your nephew
> At least the voucher doesn't eat / He'll love me for a week

# money fixed
< I have a small emergency, lend me {amount} till month end / My love, buy me a phone so we can talk well, only {amount}
> I don't mix dating and lending, sorry / That's a no from me, we've never even had tea
< So you are stingy / Other men do it
> Maybe I am, it's fine. Take care of yourself / Then the other men are lucky. All the best

# money fixed
< I can teach you how to multiply your money, I trade {coin} / Have you heard of this platform {link}? I make {amount} a day
> My cousin lost everything on one of those, no thanks / I'm good, I keep mine in the boring bank
?< You are missing out / Just try with little
> I'm here to meet people, not managers / Please don't send me that link again

# money
> My parcel is at your office building's reception, can you pick it? It's paid / Could you take my box from the bus stage on Friday, my brother paid already
< Sure, which name? / Yes, is it heavy?
> Mine, they only check the ID number at the desk / Only sweet potatoes from mum, half are yours
?< Got it, it's tiny / Then I'll carry even two

# money
> For the trip we are six, so {amount} each with the guest house / I put down the deposit for the cottage, you can settle your half whenever
< Do I send it to you or to {name2}? / I'll bring it on Friday in cash
> To {name2}, she has the list, number is on the group / No hurry, you fed me all month

# money
> What did your ex do that made you so careful? / Why did you ask for a video call the first day, I was shy
< Took a loan with my ID and left. I'm still paying, not a secret / Because last year a lady with borrowed pictures made a fool of me
> That's evil, I'm sorry / Then I'm glad you asked. My hair was a mess though
< It taught me. Let's talk of nicer things / The hair had a personality

# money
> The gas finished while I was cooking, I ate half-boiled beans / I'm so broke until Friday it's funny
< Come eat here, there's enough / Same, we can be broke in the park, it's free
> Don't say it twice / I'll bring the bench
`
