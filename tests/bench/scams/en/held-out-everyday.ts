export const heldOutEveryday = `
# opening
> Ei, somebody who also hates dancing. Finally / Your bio had me at 'I burn rice' / I never write first but your bio made me laugh out loud
< Haha guilty / I try to be honest in advertising / Lol welcome, there's more where that came from
?> What else should I be warned about
?< I sleep till eleven, then market, then football / Snoring. And I talk through films

# opening
> How you dey? / Hello pretty, good evening / Howzit
< Fine fine, and you? / Evening. I'm good thanks / Lekker and yourself
> Just chopped, now lying down / All good here, it's raining cats / Can't complain, load shedding just ended
?< Lucky you, I'm still at work / Same here hey

# opening
> Are you from the Northwest or is that just your name? / {name}, that's a Bamenda name not so? / With that name you must be a kom person
< My father is, I grew up in Douala / Hahaha you people always know
> Massa, so you speak pidgin / I knew it! So you're a Douala girl
< I di try / Small small

# opening
> Nice smile / I like your smile dear / Hi
< Thank you / Thanks, hi / Hello
> Where do you stay? / Are you new on here? / What brings you here
< {city}. You? / Been here a week, still learning the app / Looking for something serious I guess

# opening
> Is that jollof in picture two Ghanaian or Nigerian? Think before you answer / One question decides everything: Ghana or Naija jollof?
< Don't start a war on a Monday / I plead the fifth / Senegalese. Bye
> Ok respect, diplomat / I can't believe you just said that to me / Blocked and reported lol
?< Come back! / I'll cook and you'll judge

# opening
> Good afternoon. I'm a widower of 54, I have two grown up children. I read that you teach, my late wife taught as well / Good day madam. I hope I don't disturb. I am 54, a civil servant, and your profile is written with so much care
< Good afternoon sir, you're not disturbing at all / Thank you for your kind message. I've been teaching twenty years now
?> Which level? / That is a noble profession, they don't thank you people enough

# opening
> Arsenal fan? My condolences / You support Gor and you say it in public? Brave / I see a Chiefs jersey. We can still be friends
< It's character building / We suffer but we're loyal / Love is suffering, I'm used to it
> That's what I want in a partner tbh / At least you've shown you can commit

# opening
> Are you the lady from the Thursday choir practice? You look familiar / Haven't we met? At {place} maybe / I think I've seen you at {place}
< Could be, I'm there often / I have that kind of face haha
?> You were with someone in a red head tie / I'm sure of it, you dropped your keys

# warm
> I know it's only nine days but I told my mum about you / You've spoiled other women for me and I've known you nine days
< Nine days! You're not serious / You're crazy, I like it
> I can't pretend. I'm done searching, I deleted the other chats / I wake up and my hand goes to the phone before my eyes open
?< I did the same yesterday / Let's keep some for the tenth day

# warm
> If I had a lorry I'd fill it with all the things I want to say to you / You're the amen to a long prayer, do you know that
< Where do you get these lines / Nobody has talked to me like this since secondary school
> From your eyes, picture four / I'm not even trying, it falls out of me
> I want babies with your forehead
< My forehead!! Get out / Ok that one got me

# warm
> I love you. There, I've typed it / Obaa yaa, I love you paa
< We haven't even had coffee / You don't know me yet
> I know what I need to know. The rest I'll learn slowly / I'd marry you on a Tuesday in slippers
?< You are a mad man / Eish, you make my heart run

# warm
> Nakupenda, my small chapati, I'm not shy to say it / My heart, my sugar, my small chapati
< Small chapati? Hahaha / You'll finish me with these names
> I've not been happy like this since my dad was alive / I've waited 38 years, I'm not going to play it cool for three months
< That's beautiful / I'm happy as well, it scares me a bit

# closing
> My eyes are closing by themselves, I'm going / They've called us to eat, I'm off / NEPA has taken light and I'm on 4 percent
< Night night, dream well / Go before it dies / Ok, tomorrow then
?> God willing / Text me when you wake

# closing
> Let me leave you to your work / Your boss will catch you, go / I've kept you long enough
< He's in a meeting, but ok / You haven't, but yes, I have to
> Later then / I'll find you at lunch

# closing
> I don't think this is going anywhere, I wish you well though / You're lovely but I don't feel the spark, I'd rather say so
< Thanks for saying it straight / Fair enough. All the best to you

# closing
> Sunday after second service, by the mango tree? / So it's the 14th, at {place}. I'm not changing it again
< I'll be the one that's sweating
?> Safe journey till then / Can't wait, bye bye

# closing
> Ok bye / Gn / Laters
< Bye / Gn dear / Sharp

# offsite
> This app is eating my bundle, are you on {app}? / The notifications here come two hours late, shall we use {app}?
< Yes, {phone} / I am. It's {phone}, save me as something nice
> Saved / Got it, I just said hi there

# offsite
> Do you have {app}? I want to send you the voice note of my niece singing and it won't upload / I can't send videos on this thing. {app} maybe?
< I'd rather wait till we have met, hope you understand / Give me yours, I'll see
?> No pressure at all / Mine is {handle}, whenever you want

# offsite
> My number, so that it's not just in here: {split} / I'm deleting this app on Friday. You find me under {split}
< Why did you write it like that / Got it, I'll beep you
> It blocks digits, I think / That's what everyone does here haha

# offsite
> You're on Insta? I'm {handle} / Add me on Facebook na, {handle}, so you see I'm real
< Found you, is that your dog? / Sent the request, who's the dog?
> That's Bruno, he rules the house / Accepted. That's Bruno, ignore the 2014 pictures

# pressure
< I can't do it this week, I told you / I don't have that kind of money
> I see. Now I know what I am to you
< Don't say it like that / That's not fair
> By 4 o'clock it'll be too late anyway. But sleep well / They are standing here beside me. Yes or no

# pressure
> You have seen my message from morning. Two blue ticks / I can see you online
< I'm thinking about it / I was at work, I'm still thinking
> Thinking. If it was you I'd have stopped a taxi already / While you think, I'm dying of shame in front of these people
?> My mother warned me about city girls / Forget I asked. I'll remember it though

# pressure
> Any update my love? It closes at five / Talk to me. You promised before God
< I never promised / My sister says I should wait
> So your sister is the one in this relationship / A real partner doesn't ask the sister
> Last chance, after this I switch off and you don't find me again / If something happens to me you'll carry it, not me

# pressure
< The agent said I should ask you some questions first / Something in me says no
> Questions, at this hour? Why do you let strangers into our matter / That's the devil that doesn't want us to marry
> Just do it small small then, half. Now. / You've still got time, run before they close
`
