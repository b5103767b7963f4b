/** What people answer to cold mail in English, a line each, to learn from: see `word-evidence.ts`. */
export const englishExamples = {
  interested: `
i am interested
we are interested
interested in learning more
we are interested in a call
yes let's talk
sure, send me a calendar invite
sounds good, when are you free?
that time is fine, talk then
ok let's do thursday
tuesday at 2 is good for me
i am free on monday afternoon or any time wednesday
free most of next week, pick a slot
mornings are best for me
could we do it the week after? my week is packed
next week is tough but the one after is open
i have an opening at 3:30 tomorrow
what times do you have on friday
grab any open slot on my calendar
can you make 10am work?
let's set something up
put 15 minutes on my calendar
i'll make time for this
my number is 555 0142, call any time
reach me on my cell after lunch
give me a ring when you get a second
text me
happy to jump on a quick call
happy to chat
would be glad to hear what you have
i would be up for a short conversation
up for a quick call if it is short
open to hearing more
i'm open to it
we would be open to exploring this
tell me how this works
tell me a bit more about your product
what exactly do you do
what do you offer that others don't
how is this different from what we use
how does it compare to your competitors
why would we switch from what we have, what is better?
who else in our industry uses you
do you have customers like us
any references in our sector?
can you show results from similar companies
do you have a case study
please share the deck
share some material
send info
send me the details
send over whatever you have
send the proposal across
forward me your brochure
email me the pdf
got a one pager?
a short overview would help
do you have a video or something i can look at
can i see it in action
could we get a demo
i want to see a demo first
would love a walkthrough
is there a trial
can we test it for a month
how do i sign up
how do we get started
what is the next step
what are next steps on our end
what do you need from us to get going
where do we sign
let's move forward
let's give this a shot
we are in
i'm in
count us in
let's do it
how much is it
what does it cost per user
what is the price range
ballpark price?
what are we looking at cost wise
what kind of budget do we need
what would you charge for 50 seats
pricing?
price?
do you charge monthly or per project
is there a discount for nonprofits
what is the minimum contract
what is your fee structure
what's the roi
how long does setup take
how quickly could you start
how long is onboarding
does it work with salesforce
does it integrate with our erp
can it handle multiple languages
do you support companies in canada
do you deliver to our region
is it gdpr compliant, where is the data hosted
does this also cover small teams
can you help with recruiting too
we are looking for exactly this
we have been looking for something like this
we are currently comparing vendors
we are evaluating options now
we are not happy with our current vendor
our current provider has let us down, what can you do for us
our contract is up soon so good timing
this is timely
your email came at the right time
good timing, this just came up internally
we have this problem right now
this is a pain point for us
you caught my attention
this got my attention
consider me intrigued
color me curious
interesting, go on
interesting. how does it work
interested, please call
we might be interested, what's involved
could be a fit, tell me more
this could help us
might be useful for our team
i like the idea
love this
great pitch, let's talk
not a bad idea, let's discuss
not opposed to a chat
i wouldn't say no to a demo
no objection to a call
i don't see why not
why not
sure why not
yes
yes please
yep works for me
absolutely
definitely interested
of course
go for it
go ahead and send it
ok send
please do
please proceed
looking forward to it
see you then
talk to you thursday
adding my colleague so we can both join the call
looping in my partner, please send us both times
my assistant will set up the meeting
copying my assistant to schedule
our team would like to learn more
my boss wants to see a demo
i talked to my team and we would like to go ahead
sorry for the late reply, still happy to talk
sorry for the delay, yes we are interested
sorry i missed your earlier emails. let's connect
i can't make tuesday, does thursday work instead
can't do this week, how about next tuesday
only have 10 minutes but sure
if you can keep it brief i am happy to listen
as long as there is no commitment, send it over
if the price is right, yes
depends on the cost. what do you charge?
i'll bite, what is it
ok you have five minutes, go
i have a few questions first, what about security
could you clarify how billing works
what would the timeline be
do you have an api
do you work with startups
can you quote us for 200 units
need a quote for three locations
please send samples
what sizes do you have
what is your moq
yes we do need this, call me
we could use some help here
we would like to try it
want to learn more
keen to hear more
👍 let's talk
thumbs up, send it
good timing actually, we have been talking about this
we are planning to change supplier this year
our current tool is too expensive, can you beat it
our agency is slow so i would look at alternatives
we lost our contractor last week so this helps
prices went up at our provider, what are yours
can you match what we pay now
can you do better than 20 per unit
fine, you have 15 minutes. monday at 9
alright, let's hear it
ok i am listening
make it quick
what's the catch
sounds too good to be true, but tell me more
i normally ignore these but yours is good
i rarely reply to these. what do you propose
funny email, you earned a reply. what is the offer
my sister company might need it too, include her
please invite my colleague too
i will have my assistant send you times
send the link to book
here is my booking link
use this link to find time
let me know when you can talk
let me know what works for you
what is your availability
when would you be able to come by
come visit us any time
are you in town this month
we can meet at the trade fair
will you be at the conference? let's meet there
friday no, monday yes
after 5 is best
9:30 works
how about 11
that works, talk soon
confirmed
see you tuesday
invite accepted
i'd be willing to try
willing to listen
we would consider it if it saves money
if you can prove it i am interested
show me the numbers
show me what you got
a comparison would help us decide
we have not decided yet, so send us your offer
not fully convinced, but send me something to read
not sure it applies to us, but i am happy to hear more
skeptical, but let's see a demo
we are small but interested
i know nothing about this, could you explain it to me
we use a competitor but are open to switching
we use another one today but it has problems
we have a solution but it is not great
we already have a vendor, but i would like to compare
our contract ends soon so yes let's talk
what would it take to switch
how does migration work
do you also do installation
do you also offer support in spanish
do you also have a smaller plan
are you able to handle large orders
would you be able to do this on site
is it possible to customize this
can this be used offline
can we pay by invoice
before we go on, are you certified
are you insured
who would be my contact
who are your customers
which countries do you cover
where are you based and could you serve our region
what about data protection
what are your terms
what is the lead time
how many people use it
how many hours would we save
how did you get these results? can you do it for us
i have two questions. how long, and how much
is there a setup fee
is there a minimum
any discount if we take two
we need about 50 of these
we need it by next month
looking for 3 people right now
we have an open position for this
we are hiring for this, send candidates
please register us for the webinar
i would like to subscribe to the plan
create an account for us
start the trial
ya im interested
yeah id be down
im down
im keen
sure thing mate
sounds gr8
would luv to
whats ur price
wat does it cost
how mch
pls send more info thx
plz call me
k send it
deal
agreed
perfect
great, thanks for following up, let's talk
thanks for being persistent, i do want this
thanks for the reminder, still interested
please resend your offer, i want to look at it again
can you resend the proposal, i lost it
thanks for reaching out, this fits a project we are starting soon. can we set up an intro
hi, good to hear from you. let's find a time to speak
thanks for the note. i would like to understand how you work
thanks for getting in touch. what would a first step look like
we are kicking off a new project in spring and need a partner
we are opening a new office and need this
we are growing fast and could use an extra pair of hands
we have two open roles, what do you charge
we are rebuilding our website this year, show us your work
our team discussed this yesterday, drop me some times
we were just talking about this in a meeting
this came up in our last board meeting, so yes
you are the third to write about this, and we do want to fix it
nobody has solved this for us so far, if you can let's talk
if your tool does what you say, we want it
my ceo asked me to look into this, can you present to us
my manager wants a comparison of three providers, may we have yours
can you join our call on monday and explain it
could you present it to our team
could you walk us through the product
could you give us a tour
could you show us how it looks for a company like ours
i want to see how it looks on my data
can we run a pilot with one team
we would like to start with a pilot
we would like to move forward with the trial
ready to move ahead
ready when you are
please go ahead and book
book me in
put me down for wednesday
save me a spot
reserve a seat for me
pencil me in
monday is a holiday, tuesday then
can we move it to 3pm
can we reschedule to next week? i still want to talk
sorry, something came up. same time tomorrow
running late, call me in ten minutes
i am in the office until six, ring me
you can catch me before nine
mobile is best
whatsapp me on this number
add me on linkedin and let's talk there
what number can i reach you on
i will call you this afternoon, what is your number
are there any success stories from retail
can you share two or three client names
do you have experience with hospitals
have you done this for a manufacturer before
what results can we expect
how fast would we see results
what makes this better than doing it ourselves
how many leads can you bring us
what is your success rate
what is the commission
do you work on commission
is it a flat fee or hourly
hourly or fixed price
is vat included
can you do it for less than 500
cheaper than what i pay today? then yes
what happens if we cancel
how long is the commitment
is there a money back guarantee
what is included in the basic plan
what does the enterprise plan include
does it support single sign on
does it run on our own servers
do you have an app
does it connect to outlook
can it import our old data
is there a free version
do you have a free trial period
is there an option for small teams
what about training for the staff
who would do the work, you or a subcontractor
where is your team located
i would be curious to see some numbers
i'd be curious how it performs
curious what you would suggest for us
i like what i see on your site
i looked at your website, looks solid. what are the costs
i watched your video and want to know more
i read your post and it makes sense for us
a friend recommended you, so yes
i heard good things about you
we met at the fair, i would like to continue the talk
i've been meaning to contact you
i was about to reach out to you myself
it's been on my to do list, let's do it now
thank you for your patience, we can start
thanks for not giving up on me, let's talk
yes, that would be great
that would be lovely
that would help a lot
we'd appreciate it
please do send it, i will read it tonight
please send it to me and my partner
send to my private mail as well
feel free to send it over
feel free to call any time
ok convince my boss, he is in copy and wants the demo
i'm the right person, what do you have
you found the right person
you have come to the right person, tell me more
i decide that, let's speak
i can decide this myself, what is the offer
it is a yes from me
count on me
yes from our side
let's get the ball rolling
let's make it happen
let's start small
one month trial is ok
start with ten users
we'd take two licences to begin with
send the contract
send the invoice
what do i have to sign
intersted, pls cal me
sounds intresting, send detials
yes plz snd info
wen can we talk
do u hav time tmrw
ok lets tlk
please get in touch, we want an offer
please reach out to arrange a call
wanted to ask for an offer anyway
my boss says i should hear you out
my director forwarded this and asked me to set up a call
we have budget left this year
we have budget for this
there is budget for this next quarter, let's prepare now
we need this by the end of the month, is that doable
can you deliver by friday
can you have it ready by may
how many can you supply
if you can beat our current price we have a deal
beat that price and we talk
is there any room on the price
a bit pricey, can you do something about it
like the idea, not the price. any flexibility
the price is high but i like it, let's negotiate
i like your approach, how do we go on
nice approach. how would you start with us
what would you improve first
what would the first month look like
what would you need from our side
what do you recommend for us
how would you solve this for us
how would you handle returns
two of our sites would be interested
for one of our departments yes
for our us branch this could work
i'm open but only for a test
paid test first, then we decide
start with a workshop
happy to be a beta tester
let's do a proof of concept
we are outgrowing our spreadsheets
we do this by hand today and it takes forever
this would save us a lot of time
this is a headache for us
we struggle with exactly that
you read my mind
you must have read my mind
perfect fit for what we plan
that makes sense, where can i see prices
makes sense. can i see it live
that is interesting, what did you find on our site
good question! let's discuss it on the phone
good point, let's talk about it
fair point. show me
you convinced me
you won me over
you got me, what is next
i surrender, let's talk
i'll give it a try
i will sign up today
i just signed up
i filled in the form, waiting for your call
just booked a slot on your calendar
booked for tuesday
i accepted your invite
come over, coffee is on me
drop in when you are nearby
lunch on wednesday
breakfast meeting works best
coffee next week
thursday suits but after lunch
weds at 10 works
any day but friday
in the afternoon please
evening call possible
do you do weekends
do you have something for mac
do you have this in blue
do you have it in stock
do you rent them too
do you sell spare parts
do you have a partner in france
is there an english version
are there other plans
are there any hidden costs
are you cheaper than what we have
would you accept payment in two parts
would you do a pilot for free
could we visit a customer of yours
may i share this with my team? we may want it
may i see an example
might i ask for a sample
i'd like a second offer for comparison
i'd like two more details: price and timing
i would like to buy
i want to order
i want to place an order
we want to buy two
we'd like to become a partner
let us know how to proceed
let us know the costs
let me know the price
let me know how it works
let me know more
hit me with the details
lay it on me
bring it on
hear, hear. call me
yes and no. yes for the tool, no for the consulting. what does the tool cost
short answer yes
long story short, yes
after some thought, yes
on second thought, yes
we changed our mind, please call
i said no last year but now we need it
things have changed here, we need it now
do you serve manchester
do you work in scotland too
we need quotes for two buildings
how many languages do you cover
who would install it
is maintenance included
when could you start
how soon could someone come by
our provider just cancelled on us, can you step in
can someone come and have a look at the place
could you quote by friday
i'd like to get the whitepaper
sent you an invite
i'll be in town next week, shall we meet
i am in london next month, let's meet up
before we meet i need an idea of the price
i'd need a rough price before a meeting
is it available on iphone
sign us up for the small package
how do you differ from the others
one off project or retainer
we have been burned before, show me why you are different
price isn't the issue, quality is. show me samples
what do you need to prepare a quote
my lead wants to join, find a slot for three
right up our street
this is right up my alley
we will need exactly this next year, keep talking
where can i see reviews
where can i find the documentation
i can only do this by email but i'm interested
our current supplier is slow, what do you offer
the contract runs out in summer, make us an offer
we have a provider, but the contract ends soon so what are your terms
not planning to move, but if you are cheaper I want to hear it
we are with somebody else and not happy
if it comes out cheaper we will switch
just the warehouse module, do you sell it on its own
only the basic part of it, can we get that alone
I have read everything, where do I sign
no more questions, send the contract
no slides please, just show it
skip the brochure and give me a price
I was going to delete this but the offer is good
sceptical but willing to hear you out for ten minutes
does your product clean up old addresses
does it find double entries in a list
can users choose which newsletters they get
we can try it at one site first
when could we begin
let us do a test run with one team
we attempted it alone and failed, so show us how you do it
we have given up doing it by hand, so yes
could be useful for our crew, what is the monthly price
does your product handle that for us
drop round on Monday
put me down for the tenth
`,
  neutral: `
not my area, try finance
i am not the decision maker
this is not something i decide
i don't handle this, sarah does
you want to talk to our marketing lead
please contact our purchasing department
reach out to our it manager
talk to my boss about this
best person for this is our cfo
speak with mark in operations
i have copied the right person
copying jane who looks after this
adding our head of sales who owns this topic
cc'ing my colleague, over to her
passing you on to my colleague
forwarded to the team
i forwarded your email to our director
i'll pass this along
i will hand this to the right person
shared with our hr team, they will contact you if interested
please email info@ with this
send it to our general inbox
please use the contact form on our website
you should go through our vendor portal
all vendors have to register in our portal
wrong person
wrong department
you have the wrong guy
you got the wrong email
i think this was meant for someone else
i think you have me confused with somebody else
i have nothing to do with logistics
i am only a student there
i am just an assistant
i'm an intern
i am new here, not sure who handles that
i am not sure who would be the right contact
i left that company last year
i no longer work at acme
i don't work there anymore
she doesn't work here anymore
he is no longer with us
he has left the company
she retired
i have retired
i changed jobs
i moved to another team
i am not in that role anymore
my replacement is bob
my last day is friday
the company was sold
we were acquired, decisions are made by headquarters now
john has passed away
maybe later
later this year maybe
not now, try me next quarter
not right now but check back in the spring
check back with me in six months
circle back after summer
ping me in january
reach out again in the new year
try again in september
contact me after the holidays
get in touch with me again in march
email me again next month
remind me in a few weeks
follow up in q4
let's talk later in the year
let's revisit this next year
let's reconnect after our fiscal year starts
budget planning starts in october, come back then
we decide on budgets in november
our contract runs until december, contact me before that
our renewal is in june, get in touch in may
we are under contract until next summer, talk to us then
too busy right now, maybe next month
swamped at the moment
crazy busy this month
bad time, we are in the middle of a move
we are in the middle of a merger, call back in half a year
i am traveling, will get back to you when i'm back
on vacation, will look at it when i return
on sick leave, back in may
on maternity leave until fall
out until the 15th, will reply then
let me think about it
i need to think it over
i have to ask my partner
need to check with my team first
i'll discuss it with my boss
will bring it up in our next meeting
will look into it
will review and get back to you
i will have a look when i have time
i'll take a look and let you know
i'll be in touch if we need something
i'll keep you in mind
will keep it on file
saved your email for future reference
we will contact you if the need arises
if we are interested we will reach out
not sure yet
not sure this is for us, let me see
i don't know if we need this yet
hard to say
maybe
possibly
we'll see
perhaps
who is this
who are you
do i know you
have we met
did we speak before
how did you get my email
where did you find my contact details
who gave you my address
is this spam
is this a bot
are you a real person
is this automated
what is this about
what company are you with
what are you talking about
i don't understand what you want
can you explain why you are writing to me
your link doesn't work
i can't open the attachment
the attachment is missing
please resend, i can't read this
thanks
thank you
thanks for the email
thanks for letting me know
thanks for reaching out
thanks for the info
ok thanks
ok
noted
got it
received
received, thank you
understood
hi
hello
happy new year to you too
congratulations to you as well
thanks for the kind words
i saw your message
please write in english
in english please
english please, i can't read this
please resend it in my language
do you speak german
we already spoke last week
i already answered your colleague
you already have a meeting with my colleague
we are already in contact with your company
we are already a customer of yours
my email has changed, please use this one
please update your records, my new address is below
please call the front desk
ask our office manager
this goes through procurement
decision is made by our parent company
our franchise head office decides
please email our sales desk
please write to our central mailbox
all enquiries go to our support address
use office@ for these things
contact details of my colleague below
this is handled by headquarters
our head office in london takes care of that
that's a question for our cto
that would be for our board to decide
it's up to my manager
above my pay grade
you need someone in engineering
my wife handles the business, ask her
you are writing to the owner's son, he is away
this is the front desk, nobody here knows about that
i only do accounting here
i work in the kitchen
i am just the receptionist
i drive the truck, i don't do the buying
i have no say in this
not in my hands
i am not involved in that anymore
not my job anymore
i am with a different company now
i've since joined another firm
whoever took over my job can help
my position was filled by anna
the person you are looking for is gone
tim passed your note to me
your email was passed to me, not sure why
two people here have that name, which one do you mean
which john do you mean
did you mean to send this to me
is this about our order
is this about the invoice
is this concerning the open ticket
are you the one i met at the fair
do we know each other
who told you about me
who recommended us
who told you to write to me
who put you in touch with me
sorry who
sorry, what
huh
come again
refresh my memory please
i don't remember talking to you
not following
hmm
let me sleep on it
i put it on my list
put it on the pile
i will read it later
i will read it on the weekend
i'll look when things calm down
when it's quieter
give me a couple of months
give it two months
give me some time
in the middle of something, write me in a few weeks
in the middle of budget season
busy season for us, write after new year
it's our peak time, call back when it is over
we do this once a year in spring, write then
our tender opens in autumn
we go to tender in march
there is an rfp coming, you can bid then
next review is in may, drop me a line then
not this quarter, next one
not today
not this week
today is bad
now is not a good time
timing is off, but keep me posted
keep me posted
keep in touch
stay in touch
we might need this in the future
maybe in the future
could be of interest in future but nothing now
nothing right now but i'll keep your details
nothing at the moment, check in later in the year
we are not there yet, maybe in a year
too early for us, we launch next year
we are still in planning, ask me in autumn
i will raise it in the next meeting
i'll mention it to the team, no promises
will run it past my boss
i have to clear it with legal first
need approval first
waiting for approval of the budget
let me get back to you
let me get back to you on that
i will come back to you
i'll let you know
will let you know
we will see what the team says
i owe you an answer, sorry, still no decision
no decision yet
have not had a chance to look at it
haven't read it yet
sorry been busy, will read it
have a nice weekend
have a good day
thank you, same to you
thank you for the article
nice to hear from you
ok will do
ok cool
cool
alright
sure. thanks.
good to know
interesting, thanks for sharing
thanks, i'll keep it in mind
please send it to my private address instead
i changed my address
please use my other email
please call instead of emailing
your email went to spam
nothing attached
wrong number
wrong company, we are the other smith ltd
thanks for your email, feel free to check in again next year
we are fine for now, check in with us again next spring
happy with our provider at present but contact me in autumn
not at the moment but you can write again in six months
no plans this year, ask me again next january
nothing planned before summer, try then
i am tied up until the end of the month, please follow up after that
i am buried in work, follow up later please
we are launching a product right now, write after launch
we are moving offices, give us until june
we are being restructured, nobody can decide anything now
new management from march, try them then
i only started here last week, give me a few months
just started in this role, let me settle in first
too soon to tell
too early to say
remains to be seen
undecided
still undecided, gathering opinions
still collecting feedback from the team
we are still discussing it
it is being discussed
it is with our legal team now
waiting to hear from my boss
waiting on the numbers
i asked my boss, no answer yet
i will take it to the committee
i will present it to the board
i'll put it to the partners
it goes to the management meeting next week
i'll raise it with the team when they are back
let me see what my colleagues think
let me do some research first
let me read up on it
let me finish this week first
i have it on my reading list
i have bookmarked it
will look at this over the weekend
will go through it on the plane
i will study the documents
i haven't opened the file yet
have not read it, sorry
remind me what you do
what does your company do again
which company was that
what was this about again
who was this again
sorry who is writing
do you mean me
why do you write to me of all people
why me
what made you think of us
how come you write to me
where did you hear about us
how did you come across us
how did you know that we are hiring
who gave you the idea that we need this
did you write this yourself
is this personal or a mass mail
is this a newsletter
is this a real offer
is this legit
am i talking to a machine
are you a human
please introduce yourself first
which department do you need
what is your role there
are you from microsoft
are you with the company that we use already
hr handles that
it takes care of that, not me
the marketing team looks after this
our webmaster does that
my accountant does this, ask him
our lawyer looks at such things, not me
our franchisor decides
the owner decides, he is abroad
only the director can sign
my husband decides
the principal has to answer that
our regional manager has the budget, not me
i only run this one store
i only answer the phone here
i am only a volunteer
i'm not staff, i am a customer there
i am on the board but not operational
i am just a consultant there
i am a contractor here
i am the intern
contact my assistant
my secretary keeps the calendar for such things, ask her
please go through our agency
our broker handles offers
use the form on our site
submit it through the supplier portal
register as a supplier first
send your application to hr
please use the ticket system
please write to the person below
i have added marcus who took over
i've added my successor
adding tom, he runs this now
moving you to my colleague
over to you, lisa
lisa, can you answer this
fyi tom
see below, is this for you
can somebody take this
i'm leaving the company at the end of the month
i quit last month
i was let go
i was promoted and do something else now
i have a new role
she is on leave, i am covering for her
he is on sick leave, no idea when he returns
i am standing in for him
he passed away last year
we lost him last month
the mailbox is read by several people
this inbox is shared
this is the mailbox of the whole team
you reached the support team
you have reached the wrong team
there is no such person here
nobody of that name here
jury duty this week
i'm at a conference
i am on a business trip
on the road, will answer later
in meetings all day, talk later
i'm sick at home
typing from hospital, later
at the airport, back next week
happy friday
merry christmas
same to you
you too
likewise, have a great week
good luck with your launch
thanks for the heads up
thanks for the update
thanks for the tip
thank you for sharing
nice article
good read
interesting read
funny
haha
lol
ok boss
no worries
no problem
all right
fine
very well
duly noted
message received
just confirming that i got your email
acknowledged
copy that
will do my best
let's stay in contact
i'll connect with you on linkedin
see you around
call the office, they know more
my phone number has changed
i have two mailboxes, use the other one
can't read this on my phone
pictures do not load
please send as pdf, i can't open docx
your calendar link is broken
we had a call scheduled yesterday and nobody came
did you get my last email
i replied last week already
we already talked to your colleague, he is sending an offer
we have already had this conversation, see my last email
you'd better ask ingrid
better ask my wife
better write to the head office
he signs such things, not me
she signs off on this
my partner signs the contracts
contracts are negotiated by the holding
we are a subsidiary, the holding decides
we are part of a group, group purchasing handles it
our mother company takes these decisions
the ministry decides
i transferred to another office
i switched departments
i moved to another department last year
this no longer concerns me
no longer my topic
i am out of this topic
i am not on this project any longer
i sit in hr
i sit in controlling
facilities does that, two floors up
it's on the agenda of our next meeting
it is on the agenda, i can tell you more afterwards
we talk about it at our off site
after our strategy week i will know more
no news from my boss yet
still no news from management
still waiting, sorry
sorry for the silence, nothing new here
sorry for my late answer, we have not decided
sorry, on my phone, will answer tomorrow
will answer properly tomorrow
answer follows
will write you later
reading this later
inventory time, back to you in two weeks
let us get through the season first
let us get through christmas first
let's get past the summer
once the new system is live we can look at it
once we have a new manager
not before we hired someone
not before next year
one day maybe
someday
time will tell
i would have to see what the others say
depends on the others
depends on my boss
depends on many things
can't promise anything
no promises but i'll mention it
don't expect too much but i'll mention it
i'll put in a word
i'll drop it in our chat
posted it in our channel
passed it to the girls in marketing
gave it to my boss
left it on his desk
printed it and put it on her desk
anything urgent goes to silke
in urgent cases call the office
robert is on paternity leave
he is on parental leave until june
was this meant for my husband
was this meant for me
was that for me
is that addressed to me
which product do you mean
which of our companies do you mean
what project are you talking about
what list am i on
how come you have this address
how come you know me
how did my name get on your list
who is behind this
who are you working for
whom do you represent
what is your relation to our company
why are you asking
why do you want to know
why do you ask
please note our new name
please note our new address
our company has been renamed
we merged with another company, new address below
thanks for the congratulations
thanks for connecting
thanks for thinking of me
thanks, that's kind
thank you for your time yesterday
have a safe trip
get well soon
see you at the fair
test
testing
?
??
ok?
i see
that is for the landlord, we only rent
talk to the landlord
ask the property manager
send proposals to our head office
please send any proposal to procurement
ask me in a month
can't say yet
someone will come back to you if there is a need
where did you get that number from
your best bet is our operations manager
best to talk to frank
i stepped down as director
let's park this until next year
park it for now
not sure why i am getting this
will revert
not for me to say, ask the owners
that's not for me to say
do you mean our branch in york or in leeds
which branch do you mean
is there a reason you write to the press office
i have no ties with the firm any more
i don't know who is responsible for that
snowed under
did i subscribe to something
what is the reason for your email
what is the point of your mail
drop me a line at the end of the year
we are fine at present, maybe write at the end of the year
write to our agency about that
he shares this mailbox with me
the link in your message is broken
your page does not load, fyi
I can't open the file, please attach it again
the picture is missing from your mail
I was taken off that account, ask Priya
I got moved off this project, someone else does it now
can't tell yet if we need it
hard to say whether it suits us, will ask around
not sure yet whether it is something for us
go to the front desk and ask for Mrs Lee, she deals with it
I do not deal with that, ask at the office
that is above my pay grade
our owner decides on these
the directors have the say, not me
interesting, but someone else decides
you mixed us up with another firm
you have us confused with someone
keep me on your list, I just have no time
no need to take me off, I am only late in answering
remind me in spring
nothing decided so far
we only plan that in winter
there was no text in your mail, only a picture
your mail arrived without content
ask the head office about it
travelling this week and the next
this was surely meant for someone else in the family
`,
  notInterested: `
no
nope
nah
no thanks
no thank you
no need
not interested
not really interested
we are not interested at this time
not interested at all
no interest here
zero interest
i'm not interested in this
i am going to pass
we'll pass
pass
pass for now, thanks
i'll pass this time
gonna have to decline
we must decline
respectfully declining
thanks but we're good
we are good
we good thanks
i'm good
all good here
all set
we're all set here
we are fine as is
we're okay for now
we have it handled
we've got this covered
we're covered
we already have someone
we have a guy for that
we already have a solution in place
we already have a vendor
we use another tool
we already use hubspot
we work with an agency already
we have a long standing partner
we are happy with our supplier
happy with our current setup
satisfied with what we have
just signed with somebody else
locked in with another provider
we went with someone else
we have chosen a different vendor
we do it in house
handled internally
we built our own
our own team does this
we don't need this
we don't need any help with that
don't need it
no need for it at our size
not needed
no use for it
we have no use for this
this isn't for us
not for me
not for us
not a fit
doesn't fit our needs
not relevant to our business
does not apply to us
this is not relevant
not what we're looking for
not looking for anything like this
we aren't looking
not in the market
not on our radar
not a priority
no budget
we have no money for this
we can't afford this
too expensive
way out of our price range
budget was cut
hiring freeze, spending freeze
we don't outsource
we don't do that kind of thing
we don't work with outside vendors
we don't buy from cold emails
we don't respond to cold emails
i never buy from unsolicited emails
we don't take sales calls
we are too small
we're a tiny shop
we are closing the business
we are shutting down
we went out of business
the project was cancelled
we stopped doing that
we no longer offer this
we don't have any employees
i'm not buying
i won't be buying anything
not going to happen
never
never ever
absolutely not
definitely not
hell no
no way
not a chance
don't bother
don't waste your time
you are wasting my time
waste of time
stop wasting my time
this is a waste
i already told you no
as i said before, no
i said no
how many times do i have to say no
please don't follow up
no need to follow up
please don't call
please stop
stop it
enough
leave me alone
go away
get lost
buzz off
knock it off
cut it out
give it a rest
take a hint
quit bugging me
quit spamming
you keep emailing me
this is the fifth email
you have emailed me five times
i get twenty of these a day
another sales pitch, great
just what i needed, another cold email
oh joy, more spam
wow how original
nice try
nice mail merge
at least get my name right
your template is broken
did an ai write this? lame
lol no
haha no
yawn
are you kidding
seriously? no
this is ridiculous
this is spam
marking as spam
reported
reported as phishing
blocked
you are blocked
i'm blocking you
unsubscribe
unsubscribe me
remove me
remove me from this list
take me off
take me off your list
delete my data
delete my email address
lose my address
lose my contact info
forget my email
cease and desist
i will take legal action
my attorney will contact you
you will hear from our lawyers
i will sue
i'll report you to the authorities
i will file a complaint
this violates gdpr
this is illegal
can-spam violation
i never opted in
i did not consent to this
i never signed up
who told you that you may write to me? stop
don't ever email me again
do not contact me
do not write again
no more emails
stop emailing me
stop sending me stuff
i don't want your emails
we don't want this
i don't want it
i wouldn't use this
i don't see the value
i don't see how this helps us
can't see a need
no value for us
we tried it and it did not work
we tried you before and were not happy
bad experience with your company
your product is terrible
we looked at it and decided against it
after review we will not move forward
we decided not to proceed
we won't be moving forward
i have to say no
unfortunately no
sorry, no
sorry not for us
sorry, can't help you
thanks, not now and not later
good luck but no
best of luck elsewhere
good luck with it, not for us
i wish you well but no
appreciate it but no
kind offer but no
👎
❌
nope sorry
no sorry
nah not for us mate
not happening
not going to work
won't work here
can't see it working for us
can't see this happening
doesn't make sense for us
makes no sense for a company like ours
would not be useful
of no use to us
couldn't be happier with our vendor
very happy with the team we work with
been with the same supplier for twenty years
my brother does this for us
my cousin does our website
a friend of mine handles it
we have family doing it
we have people for that
got someone already
got it sorted
sorted
it is sorted thanks
cheers but no
ta but no
thanks anyway
thanks anyway but no
thanks for thinking of us, but we will stay with our current partner
we will stick with the incumbent
we'll keep what we have
we'll stay put
no plans to change
no plans for that
we have no plans to do that
we are not expanding
we are cutting costs
we are cutting vendors
management stopped all projects
the board said no
my boss said no
the team is not interested
discussed internally and it's a no
we talked about it and it is not for us
i asked around and nobody wants it
i'd rather not
i would rather not
prefer not to
i don't think so
don't think so
i doubt it
doubtful
interesting but no
interesting idea but not for us
cool product but we don't need it
looks nice but no need
sounds nice but we have no use for it
great offer but not for us
tempting, but no
been there, tried it, not worth it
tried it already
we had something like that and dropped it
not worth it
not worth the money
not worth my time
you obviously did not look at our website
you have not done your homework
do your research
we don't even do that
we are a school, not a company
we are a charity, we can't buy this
we are a law firm, we don't make products
we don't have a warehouse
we don't have a sales team
we have nothing to ship
there is nothing here for you
you are barking up the wrong tree
sure you do. good luck with that
yeah right
as if
good one
i get these every day
i get fifty of these a week
everybody promises that
heard it all before
heard that before
same as all the others
not another one of these
please, not again
here we go again
will you ever stop
why do you keep writing
why are you still emailing me
what part of no don't you understand
i have asked you to stop
asked you before
second time i am asking you
i won't say it again
last warning
final warning
we are winding down
we sold the business
we closed last year
store is closed for good
i am not in business anymore
i'm retired and don't need anything
how do i get off this list
how do i get out of this
how can i stop these mails
where is the unsubscribe link
there is no unsubscribe link in your email
i unsubscribed already
i want my details erased
i want to be removed
i would like to be removed
i want off
get me off this
erase me
scrub my address
please delete
please remove
kindly remove
kindly unsubscribe
stop this
stop now
stop please
enough already
no more
no more of this
no more please
no marketing please
no ads please
no solicitation
no soliciting
don't use this address for marketing
this address is not for advertising
this is a private address
this is my personal email, stop
where did you get my data? delete it
from where do you have my address, remove it now
you have no right to email me
you have no permission to use my address
your company is on our block list
our counsel has been informed
this is harassment
i consider this harassment
i will block your domain
our it will block your domain
thanks for reaching out. unfortunately this is not something we are pursuing
thanks for the message, we won't be taking this further
thank you for the offer, we will leave it there
let's leave it there
we'll leave it at that
let us leave it
thank you, but this isn't on the cards
off the table for us
out of the question
my answer stays the same
the answer is still no
the answer remains no
still no
again, no
no, as last time
i appreciate the persistence but no
you are persistent but it won't change anything
thanks for the follow up but my position has not changed
nothing has changed since last time
we are an agency ourselves
we do the same thing you do
we are a competitor of yours
we sell this ourselves
that is what we do for a living
that is our own business
we invested in a similar platform recently
we just bought a different system
we just switched to another tool
we only just implemented a new solution
we rolled out something else last month
we outsourced all of that
all of that sits with accenture
that department has been outsourced
we let people go, hiring is the last thing on our mind
this is the last thing we need
the last thing i want is another tool
we have enough tools
we have too many tools already
drowning in tools
we have more than enough applicants
enough on our plate
we have enough capacity
we have all we need
we lack nothing
we're doing fine without it
doing fine without
works fine the way it is
if it ain't broke don't fix it
never change a running system
we like how we do it
i like doing it myself
we prefer to do this ourselves
i'd sooner do it myself
your prices are too high
your price is double what i pay
much cheaper elsewhere
i get that for free
i can get this for half the price
there are free tools for that
excel does it for us
we do that on paper
pen and paper is fine for us
i am a one man band
i'm a freelancer
i work alone
i have no team
just me and my dog here
we are five people
we are a family business, no need for such things
we're non profit, no money
public sector, we can't do that
company policy doesn't allow it
policy prevents us from that
we are not allowed to buy from unknown vendors
our rules forbid it
compliance won't allow it
security would never approve this
we don't let outsiders near our data
we had a bad time with you before
we used you in the past and it went badly
we left you two years ago for a reason
we had a similar offer and refused
we evaluated it and said no
evaluated and rejected
the project has been shelved
project is dead
we put that on ice for good
we scrapped that idea
all spending is stopped
no spending this year
no funds
broke
we are in insolvency
we filed for bankruptcy
the shop burned down
we have been bought and everything is decided elsewhere, no
we decided to go with your competitor
we gave the job to someone else
position has been filled
role is filled
we filled the position already
we hired somebody
no open positions
we are not hiring
we don't work with recruiters
no recruiters please
no agencies
no headhunters
we don't do seo
i don't need seo
my website is fine
i don't have a website
do i look like i need this
do i look like i have money
what makes you think i need this
who needs this
nobody needs that
why would i want that
why would anyone pay for this
what a load of rubbish
rubbish
nonsense
garbage
crap
snake oil
sounds like a scam
scam
i don't believe a word
i don't buy it
i doubt your numbers
big promises, no thanks
too good to be true, no
spare me
spare me the pitch
save it
save your breath
save your time
save yourself the effort
please save your energy
not in this lifetime
over my dead body
when hell freezes over
dream on
keep dreaming
thanks for the laugh
worst pitch ever
terrible email
what an annoying email
very annoying
so annoying
you people are annoying
do you ever stop
will this ever end
every week the same mail
how many more of these
i delete these unread
straight to the bin
straight to trash
in the bin it goes
spam folder for you
cold mail is forbidden here
cold emailing is against the law in my country
this is not allowed without consent
you need my consent for this
i did not ask for this
nobody asked
i didn't ask for an offer
unsolicited mail is not welcome
please respect my privacy
respect my wishes
honor my request and take me off
third request to be taken off
strike us from your records
strike my name
cross me off
erase our entry
wipe my details
clear my data from your system
do not store my data
you may not use my address
i object to the use of my data
i withdraw my consent
i revoke my consent
i forbid you to write to me
write to me again and i'll sue
one more email and i go to the regulator
next mail goes to my lawyer
i am forwarding this to the data protection authority
formal complaint will follow
expect a letter from our lawyer
kindly stop
please kindly stop
stop mailing me
stop with this
stop bothering us
don't disturb me
do not disturb
no mail
no more mail
don't mail me
quit it
drop it
forget it
forget about it
let it go
leave it
negative
denied
rejected
declined
nay
nada
nein danke
non merci
no gracias
im good thx
nty
no ty
not intrested
not intersted thx
no thnks
dont need
we have to turn this down
i must turn down your offer
regret to inform you that we won't be using it
we regret that we cannot take you up on this
we can't take you up on that
we won't take you up on it
we'll skip it
we skip
i'm out
we're out
i am going to sit this one out
no dice
no deal
no joy here
no cigar
that's a no
that would be a no
it is a hard no
firm no
it's not us you want
it would be a waste of time for both
waste of both our time
don't want to waste your time, it is not for us
to save you time, we won't buy
so you don't waste time: no
to be honest it is not for us
to be frank we don't need it
honestly not for us
frankly no
with respect, no
all due respect, no
i admire the hustle but no
points for effort but no
nice effort but no
clever but no
cute but no
we have been with the same company since 1998
we have been with them for years and will stay
that is how it is and how it will stay
everything stays as it is
we stay with what we know
there is no chance we would change
no chance before 2030
we just extended for three years
we have tied ourselves for five years
we are trying to reduce suppliers
fewer suppliers, not more
we want less software, not more
we are cutting down on subscriptions
we cancel subscriptions, we don't add any
we tried four of those and binned them
tried that, didn't work
tried it, didn't work out
we tried this before without success
did that once, never again
never again
we had it and got rid of it
we make our own
we print our own labels
we produce that on site
we make it ourselves so there is nothing to buy
nothing to buy here
nothing for you here
nothing here for you, sorry
there is nothing we need
there is nothing you can do for us
the numbers don't add up
the maths doesn't work for us
doesn't pay off for us
it doesn't pay
no benefit for us
no added value
of zero relevance
zero relevance
irrelevant
this is irrelevant to us
did you even read what we do
did you even look at our site
have you looked at what we do
we are a primary school
we are a cemetery
we are a church
we are a government office
i am a private person
this is a private household
i have no company
i am a student, i can't buy anything
i am unemployed
parent company forbids third party tools
our group forbids it
it is forbidden here
our it blocks such tools
we must use what the group gives us
we are bound to what the group uses
my inbox is not a marketplace
my inbox is not your billboard
get a real job
find another victim
try someone else
bother someone else
pick on someone else
not biting
i won't bite
not falling for that
i am not falling for this
you again
oh no, you again
how often do i have to say it
no means no
read my last mail, i said no
see my previous answer, it was no
i told your colleague no already
we told you already that we don't want it
please accept my no
please take no for an answer
our accountant does that for us
our tax adviser takes care of it
my bookkeeper does it
we rent so it is not an option
we are tenants and not allowed to
i'll give it a miss
give it a miss
going to give this one a miss
i clean my office myself
event is cancelled, nothing to do
i don't deal with salespeople
delete my info
delete my info now
not taking on new vendors
we don't take on new suppliers
our current guy does a great job
our current provider is doing a great job
we already solved that
we solved this problem last year
it's a pass from us
it is a pass
a solution looking for a problem
perfectly happy with excel
excel is enough for me
going in a different direction
we chose a different direction
zero need
i'd rather stick needles in my eyes
wrong sector
wrong industry
different industry, not for us
i want out
get me out of this list
we looked into it and concluded it is not worth the money
we weighed it up last year and said no
we did the numbers and it costs more than it saves
sounds lovely, for somebody else
nice for bigger firms, not us
great if you have the money, we do not
would love to, but we were told to turn all of it down
we stay with the people we have
we are keeping our supplier
we will not take this any further
we are winding that part of the business down
same answer as every week, no
yeah no
we get along fine as it is
we manage well without
things work well here as they are
we cope perfectly
tried it, sold it again
we will leave it at that
we will let this one go
there are only three of us, what would we do with it
far too big for a shop like ours
no reason to look around
we gave the idea up
it would not pay for itself here
cannot see what good it would do us
`,
};
